import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { ask } from '../support/ask';
import { aDeal } from '../support/deals';
import { eventually } from '../support/eventually';
import { runSite, type Site } from '../support/site';

const IN_FLIGHT = 20;

describe('A web process that is told to end', () => {
  let site: Site;
  beforeAll(async () => (site = await runSite()));
  afterAll(() => site.close());

  test(`answers the ${IN_FLIGHT} requests it has, takes no others, leaves with 0 within 10 s`, async () => {
    const { web, database } = site;
    const deals = await Promise.all(Array.from({ length: IN_FLIGHT }, () => aDeal(database)));
    const idle = new Agent({ keepAlive: true });
    await ask(`${web.url}/healthz`, { agent: idle });

    // Each has sent its header and half its body, and been told to go on: it surely is under way.
    const requests = await Promise.all(deals.map(({ id }) => begin(`${web.url}/api/deals/${id}`)));

    const told = performance.now();
    const ended = web.stop('SIGTERM');
    await eventually(() => expect(ask(`${web.url}/healthz`)).rejects.toThrow('ECONNREFUSED'));
    const answers = requests.map((finish) => finish());

    const statuses = await Promise.all(answers);
    expect(statuses).toEqual(new Array(IN_FLIGHT).fill(200));
    expect(await ended).toBe(0);
    expect(performance.now() - told).toBeLessThan(10_000);
    idle.destroy();
  });
});

describe('A web process behind a balancer', () => {
  let site: Site;
  beforeAll(async () => (site = await runSite({ SHUTDOWN_GO_ON_MS: '3000' })));
  afterAll(() => site.close());

  test('goes on until it is seen to end, shuts its door, and takes leave of kept connections with an answer', async () => {
    const { web } = site;
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    const onKept = () => ask(`${web.url}/api/deals`, { agent: kept });
    await onKept();

    const ended = web.stop('SIGTERM');
    await eventually(async () => expect((await ask(`${web.url}/healthz`)).status).toBe(503));
    const usual = await onKept();
    expect([usual.status, usual.headers.connection]).toEqual([200, 'keep-alive']);

    await eventually(() => expect(ask(`${web.url}/healthz`)).rejects.toThrow('ECONNREFUSED'));
    const last = await onKept();
    expect([last.status, last.headers.connection]).toEqual([200, 'close']);
    expect(await ended).toBe(0);
    kept.destroy();
  });
});

/** Sends a request up to the middle of its body; what it gives sends the rest and tells the status. */
async function begin(url: string): Promise<() => Promise<number>> {
  const body = JSON.stringify({ any: 'thing' });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    Expect: '100-continue',
  };
  const req = request(url, { method: 'GET', headers });
  const status = new Promise<number>((resolve, reject) => {
    req.on('error', reject).on('response', (res) => resolve(res.resume().statusCode!));
  });
  req.flushHeaders();
  await once(req, 'continue');
  req.write(body.slice(0, 5));
  return () => {
    req.end(body.slice(5));
    return status;
  };
}
