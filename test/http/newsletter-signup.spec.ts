import type { Response } from 'supertest';
import { startApp, type TestApp } from '../support/app';
import { confirmed, outbox, subscribe, subscription, WIDE_LIMITS } from '../support/letters';

describe('signing up for the newsletter', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(WIDE_LIMITS);
  });
  afterAll(() => site.close());
  afterEach(() => site.database.query('truncate newsletter_subscriptions, outbox'));

  test('stores the address in small letters, unconfirmed, with its mail and the proof of consent', async () => {
    const answer = await site.http
      .post('/api/newsletter/subscribe')
      .set('Accept-Language', 'fr-FR')
      .send({ email: '  Ann@X.org ' })
      .expect(202);
    expect(answer.body).toEqual({
      message: 'Please check your email to confirm your subscription.',
    });
    const row = await subscription(site.database, 'ann@x.org');
    expect(row).toMatchObject({ is_confirmed: false, confirmed_at: null, language: 'fr' });
    expect(row.consent_wording).toMatch(/^\d{4}-\d\d$/);
    expect(Date.now() - row.consent_at).toBeLessThan(60_000);
    const [mail] = await outbox(site.database);
    expect(mail).toMatchObject({
      kind: 'confirmSubscription',
      recipient: 'ann@x.org',
      language: 'fr',
      state: 'waiting',
    });
    expect(answer.text).not.toContain(row.token);
  });

  test.each([
    undefined,
    null,
    '',
    '   ',
    'ann',
    'ann@x',
    'a b@x.org',
    'a@b@x.org',
    'ann@x.org\r\nBcc: all@x.org',
    'ann@x.org, bob@x.org',
    'Ann <ann@x.org>',
    'ann\0@x.org',
    42,
    ['ann@x.org'],
    { address: 'ann@x.org' },
    `${'a'.repeat(250)}@x.org`,
  ])('%j is no address', async (email) => {
    const { body } = await subscribe(site, email as string).expect(400);
    expect(body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'Please enter a valid email address.',
      errors: [{ field: 'email', message: 'Please enter a valid email address.' }],
    });
    expect(await outbox(site.database)).toEqual([]);
  });

  test('new, waiting and confirmed addresses get the same answer, byte for byte', async () => {
    const bytes = ({ headers, text, status }: Response) => {
      const { date: _, ...rest } = headers;
      return JSON.stringify([status, rest, text]);
    };
    const email = 'ann@x.org';
    const fresh = bytes(await subscribe(site, email));
    const waiting = bytes(await subscribe(site, email));
    await confirmed(site, email);
    expect(waiting).toBe(fresh);
    expect(bytes(await subscribe(site, email))).toBe(fresh);
  });

  test('an address that waits keeps its token, and gets the mail again', async () => {
    await subscribe(site, 'ann@x.org');
    await site.database.query(
      `update outbox set state = 'sent', created_at = now() - interval '1 minute'`,
    );
    await subscribe(site, 'ann@x.org');
    const [first, second] = await outbox(site.database);
    expect(second.data).toEqual(first.data);
    expect(second.state).toBe('waiting');
  });

  test('an address whose token expired gets a new one', async () => {
    await subscribe(site, 'ann@x.org');
    const before = await subscription(site.database, 'ann@x.org');
    await site.database.query(`update newsletter_subscriptions set token_expires_at = now()`);
    await subscribe(site, 'ann@x.org');
    const after = await subscription(site.database, 'ann@x.org');
    expect(after.id).toBe(before.id);
    expect(after.token).not.toBe(before.token);
    expect(after.token_expires_at - Date.now()).toBeGreaterThan(6.9 * 24 * 60 * 60 * 1000);
  });

  test('a confirmed address stays as it is, and hears of it at most once a day', async () => {
    await confirmed(site, 'ann@x.org');
    const before = await subscription(site.database, 'ann@x.org');
    await site.database.query(`update outbox set created_at = now() - interval '2 hours'`);
    for (let times = 0; times < 4; times++) await subscribe(site, 'ann@x.org').expect(202);
    const { asked_at: _a, ...now } = await subscription(site.database, 'ann@x.org');
    const { asked_at: _b, ...then } = before;
    expect(now).toEqual(then);
    const mails = await outbox(site.database);
    expect(mails.slice(1).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'alreadySubscribed waiting',
      ...Array(3).fill('alreadySubscribed withheld'),
    ]);
  });

  test('an address gets three mails an hour, however often it is entered', async () => {
    for (let times = 0; times < 6; times++) {
      await subscribe(site, 'ann@x.org').expect(202);
      await site.database.query(
        `update outbox set created_at = created_at - interval '1 minute',
           state = case state when 'waiting' then 'sent' else state end`,
      );
    }
    const states = (await outbox(site.database)).map(({ state }) => state);
    expect(states).toEqual([...Array(3).fill('sent'), ...Array(3).fill('withheld')]);
  });

  test('200 signups of one address at once make one row and one mail', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => subscribe(site, 'ann@x.org')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    const rows = await site.database.query('select id from newsletter_subscriptions');
    expect(rows).toHaveLength(1);
    const mails = await outbox(site.database);
    expect(mails.filter(({ state }) => state === 'waiting')).toHaveLength(1);
  });

  test('without JavaScript the form leads to the page that says what to do next', async () => {
    const post = (email: string) =>
      site.http.post('/newsletter/subscribe').type('form').send({ email });
    const sent = await post('ann@x.org').expect(303);
    expect(sent.headers.location).toBe('/newsletter/confirm');
    const page = await site.http.get('/newsletter/confirm').expect(200);
    expect(page.text).toContain('Please check your email');
    const wrong = await post('ann at <x>').expect(400);
    expect(wrong.text).toContain('Please enter a valid email address.');
    expect(wrong.text).toContain('value="ann at &lt;x&gt;"');
  });
});

describe('the limit on signups', () => {
  test('the eleventh of an address in ten minutes is refused, with the time to wait', async () => {
    const site = await startApp({ LIMIT_NEWSLETTER: '10/600', TRUSTED_PROXIES: 'loopback' });
    const from = (ip: string) =>
      subscribe(site, `${ip}@x.org`.replaceAll(':', '')).set('X-Forwarded-For', ip);
    for (let times = 0; times < 10; times++) await from('2001:db8::1').expect(202);
    const { body, headers } = await from('2001:db8:0:0:ffff::2').expect(429);
    expect(body.message).toBe('Too many requests. Please try again later.');
    expect(Number(headers['retry-after'])).toBeGreaterThan(500);
    await from('198.51.100.7').expect(202);
    await site.close();
  });

  test('X-Forwarded-For is believed of nobody else', async () => {
    const site = await startApp({ LIMIT_NEWSLETTER: '1/600', TRUSTED_PROXIES: '' });
    await subscribe(site, 'a@x.org').set('X-Forwarded-For', '198.51.100.1').expect(202);
    await subscribe(site, 'b@x.org').set('X-Forwarded-For', '198.51.100.2').expect(429);
    await site.close();
  });
});
