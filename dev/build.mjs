import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleWeb } from './build/bundle.mjs';
import { precompress } from './build/precompress.mjs';
import { run } from './process/run.mjs';
import { withLock } from './setup/lock.mjs';
import { root } from './setup/project.mjs';
import { say, step } from './setup/say.mjs';

const SOURCES = [
  'client',
  'src',
  'views',
  'migrations',
  'dev/build',
  'vite.config.ts',
  'nest-cli.json',
  'package-lock.json',
];
const TSCONFIGS = /^tsconfig.*\.json$/;
const dist = join(root, 'dist');
const stamp = join(dist, '.stamp');

/** Builds the site unless dist/ was made from exactly these sources. */
export async function build() {
  if (isFresh()) return;
  mkdirSync(join(root, '.data'), { recursive: true });
  const waiting = ({ pid }) => say(`Waiting for process ${pid}, which is building …`);
  await withLock(join(root, '.data/build.lock'), waiting, async () => {
    if (!isFresh()) await step('Building the site', 'Site built', buildAll);
  });
}

/** Compiles the server half alone, for development. */
export const buildServer = () => compile('@nestjs/cli/bin/nest.js', ['build']);

async function buildAll() {
  const made = fingerprint(); // before the work: an edit meanwhile makes it stale
  for (const part of [
    '.stamp',
    'src',
    'migrations',
    'client',
    'public',
    'web.cjs',
    'web.cjs.compiled',
  ])
    rmSync(join(dist, part), { recursive: true, force: true });
  await compile('vite/bin/vite.js', ['build', '--app', '--configLoader', 'runner']); // first, for it empties its folders
  await buildServer();
  await bundleWeb(dist);
  await precompress(join(dist, 'public'));
  writeFileSync(stamp, made); // last: half a build is never taken for one
}

// Whatever NODE_ENV is around us, React and Vite are to build what visitors get.
function compile(tool, args) {
  return run(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

function isFresh() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

function fingerprint() {
  const names = [...SOURCES, ...readdirSync(root).filter((name) => TSCONFIGS.test(name))];
  const hash = createHash('sha256');
  for (const file of names.flatMap(filesUnder)) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesUnder(name) {
  const found = statSync(join(root, name), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [name] : [];
  return readdirSync(join(root, name))
    .sort()
    .flatMap((entry) => filesUnder(join(name, entry)));
}

// `npm run build`
if (import.meta.url === pathToFileURL(process.argv[1]).href) await build();
