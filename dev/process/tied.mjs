import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { forget, record } from './ledger.mjs';

// Handed to sh as text: a database's own user may not be able to read the project's folder.
const watchdog = readFileSync(new URL('./watchdog.sh', import.meta.url), 'utf8').replace(
  /^#.*\n/gm,
  '',
);

/**
 * Starts a program in a process group of its own that ends when we end, even by kill -9.
 * Its own group also keeps a Ctrl-C in the terminal away from it, so that we stop things in order.
 * @param {{ last?: string, log?: string, output?: 'inherit' | 'pipe', ipc?: boolean } & import('node:child_process').SpawnOptions} options
 *   last: the signal it gets when we vanish; log: a file for its output.
 */
export function spawnTied(
  command,
  args,
  { last = 'KILL', log, output = 'inherit', ipc = false, ...options } = {},
) {
  const out = log ? openSync(log, 'a', 0o600) : output;
  const stdio = ['pipe', out, out, ...(ipc ? ['ipc'] : [])];
  const child = spawn('/bin/sh', ['-c', watchdog, 'tied', last, command, ...args], {
    ...options,
    stdio,
    detached: true,
  });
  if (log) closeSync(out);
  if (child.pid) record(child.pid, command);
  child.stdin.on('error', () => {}); // it may be gone before it reads
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, how: error.message }));
    child.once('exit', (code, signal) => {
      endGroup(child.pid); // whatever is left of it when the watchdog itself was killed
      forget(child.pid);
      resolve({ code: code ?? 128, how: describe(code, signal) });
    });
  });
  return {
    child,
    pid: child.pid,
    exited,
    stop: (signal, patience) => stop(child, exited, signal, patience),
  };
}

/** Asks for an end with a signal, waits, and insists. */
async function stop(child, exited, signal, patience) {
  child.stdin.write(`${signal}\n`);
  const insist = setTimeout(() => child.stdin.end(), patience);
  await exited;
  clearTimeout(insist);
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // nothing left, as it should be
  }
}

function describe(code, signal) {
  if (!signal && code <= 128) return `exit code ${code}`;
  const name =
    signal ?? Object.entries(constants.signals).find(([, number]) => number === code - 128)?.[0];
  return name ? `ended by ${name}` : `exit code ${code}`;
}
