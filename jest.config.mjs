import { availableParallelism } from 'node:os';

const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', decorators: true, tsx },
      // As nest build compiles src/, so that tests meet the same classes.
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
  },
];

const project = (displayName, ...folders) => ({
  displayName,
  roots: ['client', 'src', 'test'].map((folder) => `<rootDir>/${folder}`),
  testEnvironment: 'node',
  testMatch: folders.map((folder) => `**/${folder}/**/*.spec.{ts,tsx}`),
  transform: { '\\.m?[jt]s$': swc(false), '\\.tsx$': swc(true) },
  transformIgnorePatterns: ['/node_modules/', '<rootDir>/dist/'],
});

/** @type {import('jest').Config} */
export default {
  // Each worker has a database and a site of its own; on two cores a third one only waits.
  maxWorkers: Math.max(2, Math.min(4, availableParallelism() - 1)),
  testTimeout: 120_000,
  projects: [
    project('unit', 'client', 'src'),
    project('http', 'test/http'),
    project('worker', 'test/worker'),
    project('faults', 'test/faults'),
    project('browser', 'test/browser'),
    project('dev', 'test/dev'),
  ],
};
