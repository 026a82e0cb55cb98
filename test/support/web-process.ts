import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { testEnvironment } from './environment';

/** The built web process, as operators run it. */
export interface WebProcess {
  url: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts `dist/src/main.js` and waits until it answers. */
export async function startWeb(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<WebProcess> {
  const port = await freePort();
  const child = fork('dist/src/main.js', {
    env: { ...process.env, ...testEnvironment(databaseUrl), PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (said !== 'ready') throw new Error('The web process did not start');
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
