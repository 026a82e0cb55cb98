import { readFileSync } from 'node:fs';
import { readConfig } from './env';

describe('The table of variables', () => {
  test('names every one that is read', () => {
    const read = new Set<string>();
    const env = new Proxy<NodeJS.ProcessEnv>(
      { NODE_ENV: 'test', DKIM_DOMAIN: 'x.example' },
      {
        get: (target, name) => {
          if (typeof name === 'string' && !/_FILE$/.test(name)) read.add(name);
          return target[name as string];
        },
      },
    );
    expect(() => readConfig(env)).toThrow('Cannot start');
    expect(read.size).toBeGreaterThan(30);
    const table = readFileSync('README.md', 'utf8');
    expect([...read].filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });
});
