import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../process/run.mjs';
import { withLock } from './lock.mjs';
import { root } from './project.mjs';
import { say, step } from './say.mjs';

/** Installs what package-lock.json names, unless it is all there. Needs nothing but Node and npm. */
export async function install() {
  if (installed()) return;
  mkdirSync(join(root, '.data'), { recursive: true });
  await withLock(join(root, '.data/install.lock'), tellWaiting, async () => {
    if (!installed()) await step('Installing packages (npm ci)', 'Packages installed', npmCi);
  });
}

function installed() {
  const done = join(root, 'node_modules/.package-lock.json'); // npm writes it last
  const wanted = join(root, 'package-lock.json');
  try {
    return statSync(wanted).mtimeMs <= statSync(done).mtimeMs || sameVersions(wanted, done);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

// A checkout makes the lock file newer without changing it. Optional packages of other systems are rightly absent.
function sameVersions(wantedFile, doneFile) {
  const [wanted, done] = [wantedFile, doneFile].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || done[path]?.version === version || (optional && !done[path]),
  );
}

// Development packages are part of the build, whatever NODE_ENV says.
function npmCi() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('npm-cli.js') ? [process.execPath, [cli]] : ['npm', []];
  return run(command, [...first, ...args], { cwd: root, output: 'inherit' });
}

function tellWaiting({ pid }) {
  say(`Waiting for process ${pid}, which is installing packages …`);
}

// Also a command of its own, for CI.
if (import.meta.url === pathToFileURL(process.argv[1]).href) await install();
