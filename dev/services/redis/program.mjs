import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../../process/run.mjs';
import { withLock } from '../../setup/lock.mjs';
import { cacheDir } from '../../setup/project.mjs';
import { unpackRedis } from './debian.mjs';

const OLDEST = [6, 2];
const HELP = `There is no Redis on this machine. Install it with one command:
  Debian, Ubuntu  sudo apt-get install redis-server
  Fedora, RHEL    sudo dnf install valkey
  Alpine          sudo apk add redis
  macOS           brew install redis
or set REDIS_URL to a Redis that runs elsewhere.`;

/** A Redis (or Valkey) that runs here: an installed one, else Debian's unpacked into the project. */
export async function redisProgram(say) {
  const installed = await firstUsable(['redis-server', 'valkey-server'].map(onPath));
  if (installed) return installed;
  if (!onPath('apt-get') || !onPath('dpkg')) throw new Error(HELP);
  const home = join(cacheDir, 'redis');
  mkdirSync(cacheDir, { recursive: true });
  await withLock(
    `${home}.lock`,
    () => {},
    async () => {
      if (existsSync(home)) return;
      say('There is no Redis on this machine; fetching one into the project …');
      await unpackRedis(home).catch((error) => {
        throw new Error(`${HELP}\n\nFetching it failed: ${error.message}`);
      });
    },
  );
  const unpacked = await firstUsable([join(home, 'root/usr/bin/redis-server')], {
    LD_LIBRARY_PATH: librariesIn(join(home, 'root')),
  });
  if (!unpacked) throw new Error(HELP);
  return unpacked;
}

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function firstUsable(files, extra = {}) {
  const env = { ...process.env, ...extra };
  for (const file of files.filter(Boolean)) {
    const shown = await run(file, ['--version'], { env }).catch(() => '');
    const [major, minor] = /v=(\d+)\.(\d+)/.exec(shown)?.slice(1).map(Number) ?? [];
    if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return { file, env };
  }
}

// Debian keeps libraries in one folder per processor, such as usr/lib/x86_64-linux-gnu.
function librariesIn(folder) {
  const parents = ['usr/lib', 'lib']
    .map((name) => join(folder, name))
    .filter((parent) => existsSync(parent));
  return parents
    .flatMap((parent) =>
      readdirSync(parent)
        .filter((name) => name.endsWith('-linux-gnu'))
        .map((name) => join(parent, name)),
    )
    .join(':');
}
