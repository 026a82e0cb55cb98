import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { freePort } from '../../../dev/setup/ports.mjs';

const TICKS_PER_SECOND = 100;
const canPin = existsSync('/usr/bin/taskset') && availableParallelism() > 1;

/** The command in front of a program that keeps it on one core; none where that cannot be. */
export const onCore = (core) => (canPin ? ['/usr/bin/taskset', '-c', String(core)] : []);

/** Keeps this process, and what it starts from now on, on some cores: `1`, or `0-1`. */
export function stayOn(cores) {
  if (canPin) execFileSync('/usr/bin/taskset', ['-acp', cores, String(process.pid)]);
}

export const everyCore = `0-${availableParallelism() - 1}`;

/**
 * A server in a process of its own, on the first core unless told otherwise, that says 'ready' when it answers.
 * @returns {Promise<{ name: string, url: string, pid: number, ask: (what: string) => Promise<unknown>, cpuMicros: () => number, megabytes: () => number, startMs: number, stop: () => Promise<void> }>}
 */
export async function startServer(name, script, env, { core = 0, flags = [] } = {}) {
  const port = await freePort();
  const [command, ...before] = onCore(core);
  const began = performance.now();
  const child = fork(script, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(command
      ? { execPath: command, execArgv: [...before, process.execPath, ...flags] }
      : { execArgv: flags }),
  });
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (said !== 'ready') throw new Error(`${name} did not start`);
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    ask: async (what) => {
      child.send(what);
      return (await once(child, 'message'))[0];
    },
    startMs: performance.now() - began,
    cpuMicros: () => cpuMicros(child.pid),
    megabytes: () => residentMegabytes(child.pid),
    stop: async () => {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** CPU time of all threads so far, user and system. */
function cpuMicros(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1e6) / TICKS_PER_SECOND;
}

const residentMegabytes = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
