import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const linux = process.platform === 'linux';

/**
 * What tells a process from a later one with the same number; empty when there is none.
 * A dead one that nobody has collected yet (a zombie) is none.
 */
export function birth(pid) {
  if (!linux) return ps('lstart=', pid);
  const { state, started } = stat(pid);
  return !state || state === 'Z'
    ? ''
    : `${started} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
}

/** The parent's number on Linux, undefined elsewhere. */
export function parentOf(pid) {
  return stat(pid).parent;
}

/** Whether any process of a group lives. */
export function groupLives(group) {
  if (linux)
    return readdirSync('/proc').some(
      (name) => /^\d+$/.test(name) && stat(name).group === group && birth(name) !== '',
    );
  try {
    process.kill(-group, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

// The program's name comes second, in brackets, and may hold blanks: count from behind it.
function stat(pid) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return {
      state: fields[0],
      parent: Number(fields[1]),
      group: Number(fields[2]),
      started: fields[19],
    };
  } catch {
    return {}; // it ended meanwhile
  }
}

function ps(column, pid) {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
