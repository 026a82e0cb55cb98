import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { birth, groupLives } from './identity.mjs';

// A list of the process groups we started, one small file each. Normally they end with us; the list
// is for the start after a kill that also hit their watchdogs, or that came a moment ago.
let folder;

/** Ends what an earlier supervisor over this folder left running, then lists ours there. */
export async function openLedger(dir) {
  mkdirSync(dir, { recursive: true });
  await Promise.all(readdirSync(dir).map((name) => endLeftover(join(dir, name), Number(name))));
  folder = dir;
}

export function record(pid, command) {
  if (folder)
    writeFileSync(join(folder, String(pid)), JSON.stringify({ born: birth(pid), command }));
}

export function forget(pid) {
  if (folder) rmSync(join(folder, String(pid)), { force: true });
}

async function endLeftover(file, group) {
  const ours = () => group > 1 && isSame(file, group) && groupLives(group);
  for (let waited = 0; waited < 2000 && ours(); waited += 25) await pause(25); // its watchdog is at it
  if (ours()) process.kill(-group, 'SIGKILL');
  while (ours()) await pause(25);
  rmSync(file, { force: true });
}

// A group whose leader is gone keeps its number from being given away, so only a living leader can be a stranger.
function isSame(file, group) {
  const born = parse(file).born ?? '';
  const bootOf = (text) => text.split(' ').at(-1);
  return birth(group) ? birth(group) === born : bootOf(birth(process.pid)) === bootOf(born);
}

function parse(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
