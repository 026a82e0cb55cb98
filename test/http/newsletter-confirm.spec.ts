import { startApp, type TestApp } from '../support/app';
import { outbox, subscribe, subscription, tokensOf, WIDE_LIMITS } from '../support/letters';

const EMAIL = 'ann@x.org';

describe('the link in the confirmation mail', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(WIDE_LIMITS);
  });
  afterAll(() => site.close());
  afterEach(() => site.database.query('truncate newsletter_subscriptions, outbox'));

  const isConfirmed = async () => (await subscription(site.database, EMAIL)).is_confirmed;
  const link = (token: string) => `/newsletter/confirm?token=${token}`;
  const confirm = (token: string) =>
    site.http.post('/newsletter/confirm').type('form').send({ token });

  test('confirms at once in the browser that signed up, and says so again when repeated', async () => {
    const browser = site.agent();
    await subscribe(site, EMAIL, browser).expect(202);
    const { confirm: token } = await tokensOf(site.database, EMAIL);
    const page = await browser.get(link(token)).expect(200);
    expect(page.text).toContain('<h1>Subscription confirmed</h1>');
    expect(page.text).toContain('<title>Subscription confirmed</title>');
    const { confirmed_at, updated_at } = await subscription(site.database, EMAIL);
    const again = await browser.get(link(token)).expect(200);
    expect(again.text).toContain('<h1>Subscription confirmed</h1>');
    expect(await subscription(site.database, EMAIL)).toMatchObject({ confirmed_at, updated_at });
  });

  test('anywhere else shows one button, and the press confirms', async () => {
    await subscribe(site, EMAIL);
    const { confirm: token } = await tokensOf(site.database, EMAIL);
    const page = await site.http.get(link(token)).expect(200);
    expect(page.text).toContain('<h1>Almost There!</h1>');
    expect(page.text).toContain(`<input type="hidden" name="token" value="${token}"/>`);
    expect(await isConfirmed()).toBe(false);
    const pressed = await confirm(token).expect(303);
    const shown = await site.http.get(pressed.headers.location).expect(200);
    expect(shown.text).toContain('<h1>Subscription confirmed</h1>');
    expect(await isConfirmed()).toBe(true);
  });

  test('opened ten times by a program, with GET and HEAD, confirms nobody', async () => {
    await subscribe(site, EMAIL);
    const { confirm: token, leave } = await tokensOf(site.database, EMAIL);
    for (let times = 0; times < 10; times++) {
      await site.http.get(link(token)).expect(200);
      await site.http.head(link(token)).expect(200);
      await site.http.get(`/newsletter/unsubscribe?token=${leave}`).expect(200);
    }
    expect(await isConfirmed()).toBe(false);
  });

  test('HEAD changes nothing even in the browser that signed up', async () => {
    const browser = site.agent();
    await subscribe(site, EMAIL, browser);
    const { confirm: token } = await tokensOf(site.database, EMAIL);
    await browser.head(link(token)).expect(200);
    expect(await isConfirmed()).toBe(false);
  });

  test('a cookie of another address, or a forged one, does not confirm', async () => {
    await subscribe(site, EMAIL);
    const { confirm: token } = await tokensOf(site.database, EMAIL);
    const other = site.agent();
    await subscribe(site, 'bob@x.org', other);
    await other.get(link(token)).expect(200);
    await site.http
      .get(link(token))
      .set('Cookie', `signup=${'A'.repeat(22)}`)
      .expect(200);
    expect(await isConfirmed()).toBe(false);
  });

  test.each(['nonsense', 'A'.repeat(43), '%00', '../../etc', ''])(
    '%j is no token',
    async (token) => {
      const page = await site.http.get(link(token)).expect(400);
      expect(page.text).toContain('This link is not valid');
      expect(page.text).not.toContain('Subscription confirmed');
      const pressed = await confirm(decodeURIComponent(token)).expect(400);
      expect(pressed.text).toContain('This link is not valid');
    },
  );

  test('an expired token confirms no more, a stored hash opens nothing', async () => {
    await subscribe(site, EMAIL);
    const { confirm: token } = await tokensOf(site.database, EMAIL);
    const { token: hash } = await subscription(site.database, EMAIL);
    await confirm(hash).expect(400);
    await site.database.query(`update newsletter_subscriptions set token_expires_at = now()`);
    await site.http.get(link(token)).expect(400);
    await confirm(token).expect(400);
    expect(await isConfirmed()).toBe(false);
  });

  test('pages with a token are kept nowhere and told to nobody', async () => {
    await subscribe(site, EMAIL);
    const { confirm: token, leave } = await tokensOf(site.database, EMAIL);
    for (const path of [link(token), link('nonsense'), `/newsletter/unsubscribe?token=${leave}`]) {
      const { headers } = await site.http.get(path);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });

  test('the page speaks the language of whoever opens it', async () => {
    const page = await site.http
      .get('/newsletter/confirm')
      .set('Cookie', 'language=de')
      .expect(200);
    expect(page.text).toContain('<html lang="de"');
    expect(page.text).not.toContain('Please check your email');
  });
});

describe('leaving the newsletter', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(WIDE_LIMITS);
  });
  afterAll(() => site.close());
  afterEach(() => site.database.query('truncate newsletter_subscriptions, outbox'));

  const confirm = (token: string) =>
    site.http.post('/newsletter/confirm').type('form').send({ token });

  test('one click of a mail program ends it; old links cannot bring it back, a new signup can', async () => {
    await subscribe(site, EMAIL);
    const { confirm: token, leave } = await tokensOf(site.database, EMAIL);
    await confirm(token).expect(303);
    await site.http
      .post(`/newsletter/unsubscribe?token=${leave}`)
      .set('Sec-Fetch-Site', 'cross-site')
      .type('form')
      .send({ 'List-Unsubscribe': 'One-Click' })
      .expect(200);
    const left = await subscription(site.database, EMAIL);
    expect(left).toMatchObject({ is_confirmed: false, confirmed_at: null });
    expect(left.unsubscribed_at).not.toBeNull();
    await confirm(token).expect(400);

    await site.database.query(`update outbox set created_at = now() - interval '1 minute'`);
    await subscribe(site, EMAIL);
    expect((await outbox(site.database)).at(-1)).toMatchObject({ state: 'waiting' });
    await confirm((await tokensOf(site.database, EMAIL)).confirm).expect(303);
    expect(await subscription(site.database, EMAIL)).toMatchObject({
      is_confirmed: true,
      unsubscribed_at: null,
    });
  });

  test('opening the page changes nothing; its button does', async () => {
    await subscribe(site, EMAIL);
    const { confirm: token, leave } = await tokensOf(site.database, EMAIL);
    await confirm(token);
    const page = await site.http.get(`/newsletter/unsubscribe?token=${leave}`).expect(200);
    expect(page.text).toContain(`value="${leave}"`);
    expect((await subscription(site.database, EMAIL)).is_confirmed).toBe(true);
    const done = await site.http
      .post('/newsletter/unsubscribe')
      .type('form')
      .send({ token: leave });
    expect(done.status).toBe(200);
    expect(done.text).toContain('You have unsubscribed');
    expect((await subscription(site.database, EMAIL)).is_confirmed).toBe(false);
  });

  test('a repeated or unknown token gets the same answer, and ends nobody else’s subscription', async () => {
    await subscribe(site, EMAIL);
    const { confirm: token, leave } = await tokensOf(site.database, EMAIL);
    await confirm(token);
    const [id, mac] = leave.split('.');
    for (const guess of [
      `${id}.${mac.slice(1)}A`,
      `${id}`,
      `${id}.`,
      'x',
      `${Number(id) + 1}.${mac}`,
    ]) {
      const answer = await site.http
        .post('/newsletter/unsubscribe')
        .type('form')
        .send({ token: guess });
      expect(answer.status).toBe(200);
    }
    expect((await subscription(site.database, EMAIL)).is_confirmed).toBe(true);
  });
});
