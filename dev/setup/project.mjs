import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This needs Node 20.19 or newer; here is ${process.versions.node}.`);
  process.exit(1);
}

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where what we fetched for this machine is kept. */
export const cacheDir = join(root, 'node_modules/.cache');

/** The folder that holds all data of the embedded default, made when missing. */
export function openDataDir(env = process.env) {
  const dir = resolve(root, env.DATA_DIR || '.data');
  try {
    for (const name of ['', 'logs']) mkdirSync(join(dir, name), { recursive: true });
    accessSync(dir, constants.W_OK);
  } catch (error) {
    throw new Error(
      `The data folder ${dir} cannot be written (${error.code}). Set DATA_DIR to one that can.`,
      { cause: error },
    );
  }
  return dir;
}

/** A path as short as it can be said from where the person stands. */
export function shown(path) {
  const short = relative(process.cwd(), path);
  return short && !short.startsWith('..') ? short : path;
}
