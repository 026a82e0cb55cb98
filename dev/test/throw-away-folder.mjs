import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Held, takeLock } from '../setup/lock.mjs';

const PREFIX = 'safari-test-';

/** A folder for one run of the tests. One that a killed run could not remove is removed by the next. */
export function throwAwayFolder() {
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(PREFIX)) removeAbandoned(join(tmpdir(), name));
  const path = mkdtempSync(join(tmpdir(), PREFIX));
  chmodSync(path, 0o755); // the database's account must get in
  takeLock(join(path, 'lock'));
  return { path, stop: async () => remove(path) };
}

function removeAbandoned(path) {
  try {
    takeLock(join(path, 'lock'))();
    remove(path);
  } catch (error) {
    if (!(error instanceof Held) && !['EACCES', 'EPERM', 'ENOENT'].includes(error.code))
      throw error; // in use, or not ours
  }
}

const remove = (path) => rmSync(path, { recursive: true, force: true, maxRetries: 3 });
