import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const COMMAND = resolve('dev/release/previous.mjs');
/** Stands for a release's tests: tells which release it is and over which migrations it runs. */
const TESTS = (release: string, result: number) => `
  import { readdirSync } from 'node:fs';
  console.log('${release} over ' + readdirSync('migrations').sort().join(' '));
  process.exit(${result});`;

describe('The release before this one', () => {
  let repository: string;
  beforeEach(() => {
    repository = mkdtempSync(join(tmpdir(), 'a-repository-'));
    git('init', '-q');
  });
  afterEach(() => rmSync(repository, { recursive: true, force: true }));

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: repository,
    });
  const write = (file: string, content: string) => {
    mkdirSync(join(repository, file, '..'), { recursive: true });
    writeFileSync(join(repository, file), content);
  };
  const release = (name: string, result = 0) => {
    write('dev/test.mjs', TESTS(name, result));
    write(`migrations/${name}.ts`, '');
    git('add', '.');
    git('commit', '-qm', name);
  };
  const command = () => {
    const { status, stdout } = spawnSync(process.execPath, [COMMAND], { cwd: repository });
    return { status, said: stdout.toString() };
  };

  test('is none before the first tag', () => {
    release('one');
    release('two');
    expect(command()).toEqual({ status: 0, said: expect.stringContaining('no release before') });
  });

  test('runs its own tests over the migrations of now, whether now is tagged or not', () => {
    release('one');
    git('tag', 'v1.0.0');
    release('two');
    for (const tagged of [false, true]) {
      if (tagged) git('tag', 'v2.0.0');
      const { status, said } = command();
      expect(said).toContain('one over one.ts two.ts');
      expect(status).toBe(0);
    }
    expect(git('worktree', 'list').toString().trim().split('\n')).toHaveLength(1);
  });

  test('fails where they fail', () => {
    release('one', 1);
    git('tag', 'v1.0.0');
    release('two');
    expect(command().status).toBe(1);
  });
});
