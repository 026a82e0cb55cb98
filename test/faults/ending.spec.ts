import { Agent } from 'node:http';
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

    // Nobody can read the deals for a moment, so that all requests are surely under way at once.
    const lock = database.createQueryRunner();
    await lock.startTransaction();
    await lock.query('lock table deals in access exclusive mode');
    const answers = deals.map(({ id }) => ask(`${web.url}/api/deals/${id}`));
    await eventually(async () => {
      const { body } = await ask(`${web.internal}/metrics`);
      const waiting = /database_connections\{state="waited_for"\} (\d+)/.exec(body)?.[1];
      expect(Number(waiting)).toBe(IN_FLIGHT - 10);
    });

    const told = performance.now();
    const ended = web.stop('SIGTERM');
    await eventually(() => expect(ask(`${web.url}/healthz`)).rejects.toThrow('ECONNREFUSED'));
    await lock.rollbackTransaction();
    await lock.release();

    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual(new Array(IN_FLIGHT).fill(200));
    expect(await ended).toBe(0);
    expect(performance.now() - told).toBeLessThan(10_000);
    idle.destroy();
  });
});

describe('A web process behind a balancer', () => {
  let site: Site;
  beforeAll(async () => (site = await runSite({ SHUTDOWN_GO_ON_MS: '1500' })));
  afterAll(() => site.close());

  test('goes on answering until the balancer has seen that it ends, on no connection twice', async () => {
    const { web } = site;
    const ended = web.stop('SIGTERM');
    const health = await eventually(async () => {
      const asked = await ask(`${web.url}/healthz`);
      expect(asked.status).toBe(503);
      return asked;
    });
    expect(health.headers.connection).toBe('close');
    const kept = new Agent({ keepAlive: true });
    const page = await ask(`${web.url}/api/deals`, { agent: kept });
    expect(page.status).toBe(200);
    expect(page.headers.connection).toBe('close');
    expect(await ended).toBe(0);
    kept.destroy();
  });
});
