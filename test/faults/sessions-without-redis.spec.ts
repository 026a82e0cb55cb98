import { ask } from '../support/ask';
import { eventually } from '../support/eventually';
import { aUser, PASSWORD } from '../support/people';
import { runSite, type Site } from '../support/site';

jest.setTimeout(60_000);

describe('without Redis nobody is known', () => {
  let site: Site;
  let cookie: string;
  beforeAll(async () => {
    site = await runSite();
    await aUser(site.database);
    const login = await signIn();
    expect(login.status).toBe(200);
    cookie = login.headers['set-cookie']![0].split(';')[0];
  });
  afterAll(() => site.close());
  afterEach(async () => {
    await site.redis.heal();
    // The session outlives the outage: it lives in Redis, not in the process.
    await eventually(
      async () => expect((await asAda('/api/admin/stats')).status).toBe(200),
      15_000,
    );
  });

  const asAda = (path: string) => ask(site.web.url + path, { headers: { Cookie: cookie } });
  const signIn = () =>
    ask(`${site.web.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'ada', password: PASSWORD }),
    });

  test.each(['refused', 'blackholed'] as const)(
    'when Redis is %s, session routes say so within a second; pages go on',
    async (fault) => {
      await site.redis.spoil(fault);
      const answers = await Promise.all([
        asAda('/api/auth/session'),
        asAda('/api/admin/deals'),
        asAda('/api/admin/export/contacts'),
        asAda('/admin'),
        signIn(),
      ]);
      for (const { status, headers, ms } of answers) {
        expect(status).toBe(503);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        expect(ms).toBeLessThan(1000);
      }
      expect(JSON.parse(answers[1].body).message).toBe(
        'Service temporarily unavailable. Please try again.',
      );
      expect((await ask(`${site.web.url}/deals`)).status).toBe(200);
    },
  );
});
