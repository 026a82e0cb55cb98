// npm run test:release
//
// Runs the release before this one, its code and its tests, over this one's migrations: while a new release
// is brought out, both run on the same tables. From the first tag (v…) on; before that there is nothing to run.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../process/run.mjs';

/** What of a release speaks with the database. */
const TESTS = ['test/http', 'test/worker', 'test/faults'];

const here = process.cwd();
const tag = await previousTag();
if (tag) await runOver(tag);
else console.log('There is no release before this one: no tag v… is reached from here.');

async function runOver(tag) {
  const folder = mkdtempSync(join(tmpdir(), 'safari-release-'));
  const tree = join(folder, 'tree');
  try {
    await run('git', ['worktree', 'add', '--detach', tree, tag], { cwd: here });
    rmSync(join(tree, 'migrations'), { recursive: true });
    cpSync(join(here, 'migrations'), join(tree, 'migrations'), { recursive: true });
    await packages(tree);
    console.log(`Tests of ${tag} over the migrations of now`);
    await run(process.execPath, ['dev/test.mjs', ...TESTS], { cwd: tree, output: 'inherit' });
    console.log(`${tag} can run beside this release.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree], { cwd: here }).catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The newest tag before this commit; this commit may carry one of its own. */
async function previousTag() {
  const described = (commit) =>
    run('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*', commit], { cwd: here });
  const found = await described('HEAD^').catch(() => '');
  return found.trim();
}

/** The same packages need not be installed twice. */
async function packages(tree) {
  const lock = (folder) => {
    const file = join(folder, 'package-lock.json');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  if (lock(here) === lock(tree)) {
    const modules = join(here, 'node_modules');
    if (existsSync(modules)) symlinkSync(modules, join(tree, 'node_modules'));
  } else await run('npm', ['ci', '--include=dev'], { cwd: tree });
}
