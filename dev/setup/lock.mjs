import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { birth } from '../process/identity.mjs';

/** Somebody else holds the lock. */
export class Held extends Error {
  constructor(holder) {
    super(`held by process ${holder.pid}`);
    this.holder = holder;
  }
}

/** Takes a lock file that is worth something only while its holder lives; gives a release. */
export function takeLock(file, note = {}) {
  const mine = JSON.stringify({
    pid: process.pid,
    born: birth(process.pid),
    since: new Date().toISOString(),
    ...note,
  });
  for (;;) {
    if (linkNew(file, mine)) break;
    const found = read(file);
    if (found === undefined) continue;
    const holder = parse(found);
    if (holder.pid && birth(holder.pid) === holder.born) throw new Held(holder);
    clearAway(file, found);
  }
  const release = () => read(file) === mine && rmSync(file, { force: true });
  process.once('exit', release);
  return release;
}

/** Does the work under the lock, after whoever holds it. */
export async function withLock(file, onWait, work) {
  let release;
  for (let waits = 0; !release; waits++) {
    try {
      release = takeLock(file);
    } catch (error) {
      if (!(error instanceof Held)) throw error;
      if (waits === 0) onWait(error.holder);
      await pause(200);
    }
  }
  try {
    return await work();
  } finally {
    release();
  }
}

// A link appears whole or not at all: nobody ever reads half a lock.
function linkNew(file, content) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o644 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

// Two starters may find the same stale lock. Only one rename finds it; who moved a fresh one by mistake puts it back.
function clearAway(file, seen) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (read(aside) !== seen) linkSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
