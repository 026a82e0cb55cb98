import js from '@eslint/js';
import typescript from 'typescript-eslint';

const FEATURES = 'deals destinations contacts newsletter auth exports seo health'.split(' ');
const INFRASTRUCTURE =
  'config database errors i18n life logging mail metrics outbox pages promises queues redis security'.split(
    ' ',
  );

/** No import whose address matches; the message says which way the house is built. */
const never = (...rules) => ({
  'no-restricted-imports': [
    'error',
    { patterns: rules.map(([regex, message]) => ({ regex, message })) },
  ],
});

const PROCESSES = [
  '^\\.\\./(main|worker|prepare|app\\.module|worker\\.module|setup-app)$',
  'Processes wire modules; nothing imports a process.',
];
const DOOR = [
  'client/(server|pages|layout|components|islands|browser)',
  'Only the page renderer opens client/server.',
];
const any = (folders) => `^(\\.\\./)+(${folders.join('|')})/`;

/** What is found and shared (site map, feed, cards) is made of the deals. */
const mayUse = (feature, other) => other === feature || (feature === 'seo' && other === 'deals');

/** Imports run one way: processes → modules → features → infrastructure (see the README, "Rooms"). */
const directions = [
  {
    files: ['client/**/*.{ts,tsx}'],
    rules: never(['(^|/)src/', 'client/ knows nothing of src/.']),
  },
  {
    files: ['client/islands/**/*.{ts,tsx}', 'client/components/**/*.{ts,tsx}'],
    rules: never(
      ['(^|/)src/', 'client/ knows nothing of src/.'],
      ['/pages/', 'Islands and components never import pages.'],
      ['react-dom/server', 'Only client/server.tsx and client/site/Island.tsx render to text.'],
    ),
  },
  {
    files: ['client/rules/**/*.ts'],
    rules: never(['^\\.\\./', 'The domain rules stand on nothing else.']),
  },
  {
    files: ['src/*/**/*.ts'],
    ignores: ['src/pages/**'],
    rules: never(PROCESSES, DOOR),
  },
  {
    files: INFRASTRUCTURE.map((folder) => `src/${folder}/**/*.ts`),
    ignores: ['src/database/entities.ts', 'src/pages/**'],
    rules: never(PROCESSES, DOOR, [
      any([...FEATURES, 'admin']),
      'Infrastructure knows no feature.',
    ]),
  },
  {
    files: ['src/pages/**/*.ts'],
    rules: never(PROCESSES, [any([...FEATURES, 'admin']), 'Infrastructure knows no feature.']),
  },
  ...FEATURES.map((feature) => ({
    files: [`src/${feature}/**/*.ts`],
    rules: never(PROCESSES, DOOR, [
      any([...FEATURES.filter((other) => !mayUse(feature, other)), 'admin']),
      'Features do not import each other; admin alone uses their services.',
    ]),
  })),
];

export default typescript.config(
  { ignores: ['dist/', 'node_modules/', '.data/', 'client/art/pictures/'] },
  js.configs.recommended,
  ...typescript.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['**/*.{mjs,js,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        'process global PerformanceObserver MutationObserver requestAnimationFrame addEventListener console Buffer URL URLSearchParams fetch performance setTimeout clearTimeout setInterval clearInterval setImmediate module require __dirname AbortController AbortSignal TextDecoder structuredClone document window location sessionStorage localStorage'
          .split(' ')
          .map((name) => [name, 'readonly']),
      ),
    },
  },
  ...directions,
);
