import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';

/** Runs one of the scripts beside this file and waits for its first message. */
export async function runScript<Message>(
  name: string,
  ...args: string[]
): Promise<{ child: ChildProcess; message: Message }> {
  const child = fork(join(__dirname, name), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`${name} ended with ${code}`)),
  );
  ended.catch(() => undefined);
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return { child, message };
}

/** Ends a process as nothing can prepare for, and waits for its end. */
export async function killHard(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** A connection that says when the server's end of it is gone. */
export async function connectionTo(url: string): Promise<{ closed: Promise<unknown> }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.on('error', () => undefined).resume();
  return { closed: once(socket, 'close') };
}
