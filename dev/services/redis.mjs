import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keepRunning } from '../process/keep-running.mjs';
import { spawnTied } from '../process/tied.mjs';
import { kept, randomSecret, writePrivate } from '../setup/kept.mjs';
import { keptPort } from '../setup/ports.mjs';
import { redisProgram } from './redis/program.mjs';

/**
 * Starts a Redis of our own over dataDir/redis; it keeps every write on disk, for queued jobs must survive.
 * @returns {Promise<{ url: string, pid: number, failed: Promise<never>, stop: () => Promise<void> }>}
 */
export async function startRedis({ dataDir, throwAway = false, say = console.log }) {
  const { file, env } = await redisProgram(say);
  const home = join(dataDir, 'redis');
  const log = join(dataDir, 'logs/redis.log');
  for (const folder of [home, join(log, '..')]) mkdirSync(folder, { recursive: true });
  const password = kept(dataDir, 'redis-password', randomSecret);
  const port = await keptPort(dataDir, 'redis-port');
  // In a file, for a command line can be read by everyone on the machine.
  writePrivate(join(home, 'redis.conf'), configuration({ port, password, appendOnly: !throwAway }));

  const server = keepRunning(
    'Redis',
    () => spawnTied(file, ['redis.conf'], { cwd: home, env, last: 'TERM', log }),
    { say, log },
  );
  await Promise.race([answers(port, password, server), server.failed]);
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    get pid() {
      return server.pid;
    },
    failed: server.failed,
    stop: () => server.stop('TERM', 10_000),
  };
}

function configuration({ port, password, appendOnly }) {
  return `bind 127.0.0.1
port ${port}
requirepass ${password}
appendonly ${appendOnly ? 'yes' : 'no'}
save ""
maxmemory-policy noeviction
daemonize no
`;
}

/** Waits until the server on the port takes our password, which shows that it is ours, and has read its data. */
async function answers(port, password, server) {
  let over = false;
  server.failed.catch(() => (over = true));
  while (!over && !(await ask(port, `AUTH ${password}\r\nPING\r\n`)).includes('+PONG'))
    await pause(20);
}

function ask(port, question) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(question))
      .setEncoding('utf8')
      .setTimeout(2000, () => socket.destroy());
    socket.on('error', () => {}).on('close', () => resolve(answer));
    socket.on('data', (text) => {
      answer += text;
      if (answer.split('\r\n').length > 2) socket.end(); // both questions are answered
    });
  });
}
