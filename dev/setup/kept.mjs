import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A fresh secret, safe in URLs and on command lines. */
export const randomSecret = (bytes = 24) => randomBytes(bytes).toString('hex');

/** Writes a file that only its owner may read, whole or not at all. */
export function writePrivate(file, content) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  renameSync(draft, file);
}

/** A value that stays the same over restarts, such as a password or a port. */
export function readKept(dataDir, name) {
  try {
    return readFileSync(pathOf(dataDir, name), 'utf8').trim() || undefined;
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

export function keep(dataDir, name, value) {
  writePrivate(pathOf(dataDir, name), `${value}\n`);
  return String(value);
}

/** The kept value, made and kept on first use. */
export function kept(dataDir, name, make) {
  return readKept(dataDir, name) ?? keep(dataDir, name, make());
}

const pathOf = (dataDir, name) => join(dataDir, 'kept', name);
