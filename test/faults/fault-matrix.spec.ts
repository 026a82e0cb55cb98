import type { Deal } from '../../src/deals/deal.entity';
import { aDeal } from '../support/deals';
import { ask, type Asked } from '../support/ask';
import { eventually } from '../support/eventually';
import { runSite, type Site } from '../support/site';
import { faultsToTry, type Fault } from '../support/tcp-proxy';

/** How long a caller waits at most while something is broken (ms). */
const BOUND_MS = 12_000;
/** The promise is two seconds; on a machine that runs other tests besides, only that it ends by itself. */
const BACK_WITHIN_MS = process.env.TEST_FAULTS === 'all' ? 2000 : 15_000;

describe('A broken dependency', () => {
  let site: Site;
  let deals: Deal[];
  beforeAll(async () => {
    site = await runSite({ LIMIT_CONTACT: '1000/60', LIMIT_NEWSLETTER: '1000/60' });
    // All of them now: a change that is announced during a fault would be part of the test by chance.
    deals = await Promise.all([...faultsToTry, ...faultsToTry].map(() => aDeal(site.database)));
  });
  afterAll(() => site.close());

  const post = (path: string, typed: object) =>
    ask(`${site.web.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(typed),
    });
  const get = (path: string) => ask(`${site.web.url}${path}`);

  async function allWell() {
    await eventually(async () => expect((await get('/readyz')).body).toBe('{"status":"ok"}'));
    await eventually(
      async () => expect((await get('/api/deals')).status).toBe(200),
      BACK_WITHIN_MS,
    );
    expect(site.web.child.exitCode).toBeNull();
  }

  describe.each(faultsToTry)('PostgreSQL %s', (fault) => {
    let known: string;
    let cold: string;

    beforeAll(async () => {
      await allWell();
      [known, cold] = [deals.pop()!, deals.pop()!].map(({ id }) => `/deals/${id}`);
      for (const path of ['/deals', known]) expect((await get(path)).status).toBe(200);
      await site.postgres.spoil(fault);
    });
    afterAll(() => site.postgres.heal());

    test('leaves pages that were rendered before', async () => {
      for (const path of ['/deals', known]) {
        const page = await get(path);
        expect(page.status).toBe(200);
        expect(page.body.includes('Four days on the plains')).toBe(true);
        expect(page.ms).toBeLessThan(2000);
      }
    });

    test('makes other pages say so and ask for patience, or show their loading state', async () => {
      const page = await get(cold);
      if (page.status !== 200) expectUnavailable(page);
      expect(page.body).not.toMatch(/QueryFailed|ECONN|at .*\.js/);
      expect(page.ms).toBeLessThan(BOUND_MS);
    });

    test('makes calls say so in JSON', async () => {
      const call = await get(`/api/deals/${cold.split('/')[2]}`);
      if (call.status !== 200) {
        expectUnavailable(call);
        expect(JSON.parse(call.body)).toMatchObject({
          statusCode: 503,
          message: 'Service temporarily unavailable. Please try again.',
        });
      }
      expect(call.ms).toBeLessThan(BOUND_MS);
    });

    test(`is over within ${BACK_WITHIN_MS / 1000} s of its return`, async () => {
      await site.postgres.heal();
      await eventually(
        async () => expect((await get(cold)).body.includes('Four days on the plains')).toBe(true),
        BACK_WITHIN_MS,
      );
      await allWell();
    });
  });

  describe.each(faultsToTry)('Redis %s', (fault) => {
    beforeAll(async () => {
      await allWell();
      await site.redis.spoil(fault);
    });
    afterAll(() => site.redis.heal());

    test('leaves public pages as they are', async () => {
      const { id } = await aDeal(site.database);
      for (const path of ['/', '/deals', `/deals/${id}`, '/api/deals', '/healthz']) {
        const page = await get(path);
        expect([path, page.status]).toEqual([path, 200]);
        expect(page.ms).toBeLessThan(1000);
      }
    });

    test('lets forms in and says within a second that nobody can sign in', async () => {
      const forms = [
        ['/api/newsletter/subscribe', { email: `${fault}@example.org` }, 202],
        ['/api/contact', { firstName: 'A', lastName: 'B', email: 'a@example.org' }, 201],
      ] as const;
      for (const [path, typed, status] of forms) {
        expect([path, (await post(path, typed)).status]).toEqual([path, status]);
      }
      const session = await get('/api/auth/session');
      if (session.status !== 200) expectUnavailable(session);
      expect(session.ms).toBeLessThan(patienceMs(fault));
    });

    test('is named by /readyz', async () => {
      if (fault === 'restarted') return allWell();
      await eventually(async () =>
        expect((await get('/readyz')).body).toBe('{"status":"failing","failing":["redis"]}'),
      );
    });

    test('is over by itself', async () => {
      await site.redis.heal();
      await allWell();
    });
  });
});

/** The promise is a second; what is slow but there is waited for a little longer. */
const patienceMs = (fault: Fault) => (fault === 'slow' ? 2500 : 1000);

function expectUnavailable({ status, headers }: Asked) {
  expect(status).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}
