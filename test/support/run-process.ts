import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { freePort } from './free-port';

export interface RunningProcess {
  pid: number;
  child: ChildProcess;
  /** All it wrote so far. */
  output(): string;
  /** Bytes in use after a full collection. */
  memory(): Promise<{ heap: number; rss: number }>;
  /** Sets its clock, so much ahead of the right time (ms). */
  setClockAhead(ms: number): Promise<void>;
  /** Ends it and tells its exit code; null where a signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface RunningWeb extends RunningProcess {
  url: string;
  internal: string;
}

const HOOKS = ['--expose-gc', '--require', `${__dirname}/hooks.cjs`];

/**
 * Runs one of the built processes until it says that it is ready.
 * @param writesTo a file for what it writes, instead of our memory
 */
export async function runProcess(
  script: string,
  env: Record<string, string>,
  writesTo?: string,
): Promise<RunningProcess> {
  const out = writesTo ? openSync(writesTo, 'a') : 'pipe';
  const child = fork(script, {
    env: { PATH: process.env.PATH, ...env },
    execArgv: HOOKS,
    stdio: ['ignore', out, out, 'ipc'],
  });
  if (typeof out === 'number') closeSync(out);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const failed = exited.then(([code]) => {
    throw new Error(`${script} ended with ${code}\n${output}`);
  });
  failed.catch(() => undefined);
  await Promise.race([once(child, 'message'), failed]);
  return {
    pid: child.pid!,
    child,
    output: () => output,
    memory: async () => {
      child.send('heap?');
      const [memory] = await once(child, 'message');
      return memory;
    },
    setClockAhead: async (clockAheadMs) => {
      child.send({ clockAheadMs });
      await once(child, 'message');
    },
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return (await exited)[0];
    },
  };
}

/** Runs the built web process on ports of its own. */
export async function runWeb(env: Record<string, string>, writesTo?: string): Promise<RunningWeb> {
  const [port, internalPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const ports = { PORT: String(port), INTERNAL_PORT: String(internalPort), PUBLIC_URL: url };
  const running = await runProcess('dist/src/main.js', { ...env, ...ports }, writesTo);
  return Object.assign(running, { url, internal: `http://127.0.0.1:${internalPort}` });
}
