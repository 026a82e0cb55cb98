import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../support/ask';
import { runSite, type Site } from '../support/site';

const SOCKETS = 500;
const LONG = process.env.TEST_FAULTS === 'all';
/** The promise is a second; on a machine that runs other tests besides, only that nobody is starved. */
const BOUND_MS = LONG ? 1000 : 10_000;

describe(`${SOCKETS} clients that send their request by drops`, () => {
  let site: Site;
  let slow: Socket[];

  beforeAll(async () => {
    site = await runSite();
    const port = Number(new URL(site.web.url).port);
    slow = await Promise.all(
      Array.from({ length: SOCKETS }, (_, at) => slowClient(port, at % 2 === 0)),
    );
  });
  afterAll(async () => {
    slow.forEach((socket) => socket.destroy());
    await site.close();
  });

  test('keep nobody else waiting', async () => {
    const paths = ['/', '/deals', '/api/deals', '/healthz', '/readyz'];
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(paths.map((path) => ask(site.web.url + path)));
      expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(BOUND_MS);
    }
  });

  if (LONG) {
    test('are all cut off within 25 s, with 408', async () => {
      const until = Date.now() + 25_000;
      while (slow.some(({ destroyed }) => !destroyed) && Date.now() < until) await pause(250);
      expect(slow.filter(({ destroyed }) => !destroyed)).toHaveLength(0);
    });
  }
});

/** Half send a header that never ends, half a body; a drop each second. */
async function slowClient(port: number, header: boolean): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(
    header
      ? 'GET /deals HTTP/1.1\r\nHost: x\r\nX-A: '
      : 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"a":"',
  );
  const drops = setInterval(() => socket.write('a'), 1000);
  socket.on('error', () => undefined).on('close', () => clearInterval(drops));
  socket.resume();
  return socket;
}
