import { ask } from '../support/ask';
import { aDeal } from '../support/deals';
import { eventually } from '../support/eventually';
import { WIDE_LIMITS, tokensOf } from '../support/letters';
import { MailServer } from '../support/mail-server';
import { aUser, PASSWORD } from '../support/people';
import { runProcess, type RunningProcess } from '../support/run-process';
import { runSite, type Site } from '../support/site';

const DAY_MS = 24 * 60 * 60 * 1000;
const FAR_MS = 400 * DAY_MS;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);

/** The clocks of both processes are set; the database keeps the right time. */
describe('With the clock 400 days off', () => {
  let inbox: MailServer;
  let site: Site;
  let worker: RunningProcess;
  beforeAll(async () => {
    inbox = await MailServer.start();
    site = await runSite({
      ...WIDE_LIMITS,
      SMTP_URL: inbox.url,
      OUTBOX_POLL_MS: '200',
      OUTBOX_FIRST_RETRY_MS: '200',
    });
    worker = await runProcess('dist/src/worker.js', site.env);
    await aUser(site.database);
  }, 60_000);
  afterAll(async () => {
    await worker.stop('SIGKILL');
    await site.close();
    await inbox.stop();
  });
  afterEach(() => setClocks(0));

  const setClocks = (ms: number) =>
    Promise.all([site.web.setClockAhead(ms), worker.setClockAhead(ms)]);
  const get = (path: string, headers = {}) => ask(site.web.url + path, { headers });
  const post = (path: string, typed: object) =>
    ask(site.web.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(typed),
    });
  const listed = async () =>
    (JSON.parse((await get('/api/deals')).body) as { title: string }[]).map(({ title }) => title);
  const shown = async (...titles: string[]) => {
    const { body } = await get('/deals');
    return titles.filter((title) => body.includes(title));
  };

  test('deals are on sale by the clock as it stands, also where pages are kept', async () => {
    const titles = ['over long since', 'soon over', 'in two years'];
    for (const [at, days] of [-300, 10, 700].entries())
      await aDeal(site.database, { title: titles[at], expiresAt: daysFromNow(days) });
    const { id } = await aDeal(site.database, { title: 'tomorrow', expiresAt: daysFromNow(1) });
    const rightNow = ['tomorrow', 'soon over', 'in two years'];
    const steps: [number, string[]][] = [
      [0, rightNow],
      [FAR_MS, ['in two years']],
      [0, rightNow],
      [-FAR_MS, ['over long since', ...rightNow]],
      [0, rightNow],
    ];
    for (const [ahead, expected] of steps) {
      await setClocks(ahead);
      await eventually(async () => expect((await listed()).sort()).toEqual([...expected].sort()));
      expect(await shown('over long since', ...rightNow)).toEqual(
        ['over long since', ...rightNow].filter((title) => expected.includes(title)),
      );
      expect((await get(`/deals/${id}`)).body.includes('>EXPIRED<')).toBe(ahead > 0);
    }
  });

  test('a session is over when it is, and the next one is as good', async () => {
    const signIn = async () => {
      const login = await post('/api/auth/login', { username: 'ada', password: PASSWORD });
      expect(login.status).toBe(200);
      return login.headers['set-cookie']![0].split(';')[0];
    };
    const stats = async (Cookie: string) => (await get('/api/admin/stats', { Cookie })).status;
    const cookie = await signIn();
    expect(await stats(cookie)).toBe(200);
    await setClocks(FAR_MS);
    expect(await stats(cookie)).toBe(401);
    expect(await stats(await signIn())).toBe(200);
    await setClocks(-FAR_MS);
    expect(await stats(await signIn())).toBe(200);
  });

  test('a confirmation link is too old after 400 days, and good again when the clock is put right', async () => {
    const email = 'slow.reader@example.org';
    await post('/api/newsletter/subscribe', { email });
    const { confirm } = await tokensOf(site.database, email);
    const confirmPage = async () => (await get(`/newsletter/confirm?token=${confirm}`)).status;
    expect(await confirmPage()).toBe(200);
    await setClocks(FAR_MS);
    expect(await confirmPage()).not.toBe(200);
    await setClocks(-FAR_MS);
    expect(await confirmPage()).toBe(200);
  });

  test.each([
    ['ahead', FAR_MS],
    ['behind', -FAR_MS],
  ])(
    '%s, mails wait their time and no longer: none is given up, all arrive once',
    async (way, ahead) => {
      await setClocks(ahead);
      await inbox.be('refusing');
      const email = `patient.${way}@example.org`;
      expect((await post('/api/newsletter/subscribe', { email })).status).toBe(202);
      const mail = async () =>
        (await site.database.query('select * from outbox where recipient = $1', [email]))[0];
      await eventually(async () => expect((await mail()).attempts).toBeGreaterThan(1), 20_000);
      expect((await mail()).state).toBe('waiting');
      await inbox.be('taking');
      await eventually(async () => expect((await mail()).state).toBe('sent'), 30_000);
      expect(inbox.inbox(email)).toHaveLength(1);
    },
    100_000,
  );
});
