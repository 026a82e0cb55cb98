import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { keep, readKept } from './kept.mjs';

/** Whether a port can be listened on. */
export function isFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** A free port that outgoing connections will not take while its owner restarts: below the ephemeral range. */
export async function freePort() {
  for (let tries = 0; tries < 200; tries++) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port found on 127.0.0.1.');
}

/** The port a service had last time, or another when somebody else took it meanwhile. */
export async function keptPort(dataDir, name, wish) {
  for (const port of [Number(readKept(dataDir, name)), wish])
    if (port && (await isFree(port))) return Number(keep(dataDir, name, port));
  return Number(keep(dataDir, name, await freePort()));
}

/** The site's port: PORT when set, else 3000 or the next free one. */
export async function sitePort(env, host) {
  if (env.PORT) {
    const port = Number(env.PORT);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`PORT is "${env.PORT}"; it must be a number from 1 to 65535.`);
    if (await isFree(port, host)) return port;
    throw new Error(
      `Port ${port} is taken by another program. Stop that program, or start with another PORT.`,
    );
  }
  for (let port = 3000; port < 3100; port++) if (await isFree(port, host)) return port;
  throw new Error('Ports 3000 to 3099 are all taken. Start with another PORT.');
}
