import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The built worker as a process of its own, over the environment of the application under test. */
export async function startWorkerProcess(): Promise<ChildProcess> {
  const worker = fork('dist/src/worker.js', {
    env: process.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  worker.stderr!.on('data', (text) => process.env.TEST_LOG && process.stderr.write(text));
  const ready = once(worker, 'message');
  const gone = once(worker, 'exit').then(([code]) => {
    throw new Error(`The worker ended with ${code} before it was ready`);
  });
  gone.catch(() => undefined);
  await Promise.race([ready, gone]);
  return worker;
}

/** Ends it the way asked for and waits until it is gone. */
export async function stop(worker: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const gone = once(worker, 'exit');
  worker.kill(signal);
  await gone;
}
