import { hash } from '@node-rs/argon2';
import { Redis } from 'ioredis';
import { User } from '../../src/auth/user.entity';
import { startApp, type TestApp } from '../support/app';
import { aUser, PASSWORD, signedIn } from '../support/people';

describe('signing in', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp();
    await aUser(site.database);
  });
  afterAll(() => site.close());
  beforeEach(() => site.app.get(Redis).flushdb());

  const login = (body: object = { username: 'ada', password: PASSWORD }) =>
    site.http.post('/api/auth/login').send(body);
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String((answer.headers['set-cookie'] as string[])[0]);

  test('opens a session that the session call knows', async () => {
    const agent = site.agent();
    const { body, headers } = await agent
      .post('/api/auth/login')
      .send({ username: '  ada ', password: PASSWORD })
      .expect(200);
    expect(body).toEqual({
      user: { id: expect.any(Number), username: 'ada', isAdmin: true },
      isAuthenticated: true,
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie'][0]).toMatch(/^session=.*HttpOnly; SameSite=Lax$/);
    const session = await agent.get('/api/auth/session').expect(200);
    expect(session.body).toEqual(body);
  });

  test('a visitor’s read of the session leaves no cookie and no session', async () => {
    const { body, headers } = await site.http.get('/api/auth/session').expect(200);
    expect(body).toEqual({ user: null, isAuthenticated: false });
    expect(headers['set-cookie']).toBeUndefined();
    expect(await site.app.get(Redis).keys('session:*')).toEqual([]);
  });

  test.each(['session=s%3Aforged.signature', 'session=nonsense', 'session='])(
    'the cookie %s counts as signed out',
    async (cookie) => {
      const { body } = await site.http.get('/api/auth/session').set('Cookie', cookie).expect(200);
      expect(body.isAuthenticated).toBe(false);
    },
  );

  test('an unknown name and a wrong password get the same answer', async () => {
    const unknown = await login({ username: 'nobody', password: PASSWORD }).expect(401);
    const wrong = await login({ username: 'ada', password: 'wrong' }).expect(401);
    expect(unknown.body).toEqual({
      statusCode: 401,
      error: 'Unauthorized',
      message: 'Invalid credentials',
    });
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    {},
    { username: 'ada' },
    { username: '  ', password: PASSWORD },
    { username: ['ada'], password: PASSWORD },
    { username: { $ne: 1 }, password: PASSWORD },
    { username: 'ada', password: 7 },
    { username: 'a\0da', password: PASSWORD },
    { username: 'a'.repeat(201), password: PASSWORD },
    [],
  ])('%j is refused as incomplete', async (body) => {
    const answer = await login(body).expect(400);
    expect(answer.body.message).toBe('Username and password are required');
  });

  test('gives a session id of its own to who signs in', async () => {
    const agent = await signedIn(site);
    const again = await agent
      .post('/api/auth/login')
      .send({ username: 'ada', password: PASSWORD })
      .expect(200);
    const known = await site.app.get(Redis).keys('session:*');
    expect(known).toHaveLength(1);
    expect(decodeURIComponent(cookieOf(again))).toContain(known[0].replace('session:', ''));
  });

  test('signing out ends the session on the server: the old cookie opens nothing', async () => {
    const cookie = cookieOf(await login()).split(';')[0];
    await site.http.get('/api/admin/stats').set('Cookie', cookie).expect(200);
    const { body, headers } = await site.http
      .post('/api/auth/logout')
      .set('Cookie', cookie)
      .expect(200);
    expect(body).toEqual({ user: null, isAuthenticated: false });
    expect(headers['set-cookie'][0]).toMatch(/^session=;.*Expires=Thu, 01 Jan 1970/);
    await site.http.get('/api/admin/stats').set('Cookie', cookie).expect(401);
    expect(await site.app.get(Redis).keys('session:*')).toEqual([]);
  });

  test('signing out without a session is fine, signing out by a link does not exist', async () => {
    await site.http.post('/api/auth/logout').expect(200);
    await site.http.get('/api/auth/logout').expect(404);
  });

  test('a session lasts 24 hours after its last use', async () => {
    const redis = site.app.get(Redis);
    const agent = await signedIn(site);
    const [key] = await redis.keys('session:*');
    await redis.expire(key, 60);
    const { headers } = await agent.get('/api/auth/session').expect(200);
    expect(headers['set-cookie'][0]).toContain('Expires=');
    expect(await redis.ttl(key)).toBeGreaterThan(86_000);
  });

  test('a session ends 14 days after signing in, however busy', async () => {
    const redis = site.app.get(Redis);
    const agent = await signedIn(site);
    const [key] = await redis.keys('session:*');
    const session = JSON.parse((await redis.get(key))!);
    session.passport.user.signedInAt -= 14 * 24 * 60 * 60 * 1000;
    await redis.set(key, JSON.stringify(session));
    await agent.get('/api/admin/stats').expect(401);
  });

  test('a new password ends the sessions opened with the old one', async () => {
    await aUser(site.database, { username: 'grace' });
    const agent = await signedIn(site, 'grace');
    await site.database
      .getRepository(User)
      .update({ username: 'grace' }, { password: await hash('new', { memoryCost: 1024 }) });
    await agent.get('/api/admin/stats').expect(401);
  });

  test('an administrator who is none any more loses the right at once', async () => {
    await aUser(site.database, { username: 'linus' });
    const agent = await signedIn(site, 'linus');
    await site.database.getRepository(User).update({ username: 'linus' }, { isAdmin: false });
    await agent.get('/api/admin/stats').expect(403);
  });

  test('a password hashed with weaker parameters is hashed anew', async () => {
    const users = site.database.getRepository(User);
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await users.insert({ username: 'old', password: weak, isAdmin: true });
    const agent = await signedIn(site, 'old');
    const { password } = await users.findOneByOrFail({ username: 'old' });
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await agent.get('/api/admin/stats').expect(200);
  });

  test('of 200 wrong logins at once exactly the limit is looked at', async () => {
    const one = () => login({ username: 'ada', password: 'wrong' });
    const answers = await Promise.all(Array.from({ length: 200 }, one));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(195);
    expect(Number(refused[0].headers['retry-after'])).toBeGreaterThan(800);
    expect(refused[0].body.message).toBe('Too many requests. Please try again later.');
  });

  test('an address may fail ten times, whatever the names', async () => {
    const one = (_: unknown, at: number) => login({ username: `name-${at}`, password: 'wrong' });
    const answers = await Promise.all(Array.from({ length: 200 }, one));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    await login().expect(429);
  });

  test('a name that is locked out leaves its colleagues at the same address alone', async () => {
    await Promise.all(Array.from({ length: 50 }, () => login({ username: 'x', password: 'y' })));
    await login().expect(200);
  });

  test('a success forgets the failures before it', async () => {
    for (let round = 0; round < 3; round++) {
      for (let failure = 0; failure < 4; failure++) {
        await login({ username: 'ada', password: 'wrong' }).expect(401);
      }
      await login().expect(200);
    }
  });

  test('takes as long for an unknown name as for a wrong password', async () => {
    const redis = site.app.get(Redis);
    const timed = async (username: string) => {
      await redis.flushdb();
      const start = performance.now();
      await login({ username, password: 'wrong' }).expect(401);
      return performance.now() - start;
    };
    const differences: number[] = [];
    const pairs = process.env.TEST_FAULTS === 'all' ? 200 : 60;
    for (let pair = 0; pair < pairs; pair++) {
      // Who goes first changes, so that warm caches favour neither.
      if (pair % 2) differences.push((await timed('ada')) - (await timed('nobody')));
      else differences.push(-((await timed('nobody')) - (await timed('ada'))));
    }
    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
    const mean = sum(differences) / pairs;
    const variance = sum(differences.map((each) => (each - mean) ** 2)) / (pairs - 1);
    expect(Math.abs(mean / Math.sqrt(variance / pairs))).toBeLessThan(3);
  }, 120_000);
});

describe('signing in with plain forms', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp();
    await aUser(site.database);
    await aUser(site.database, { username: 'guest', isAdmin: false });
  });
  afterAll(() => site.close());
  const fill = (username: string, password: string) => ({ username, password });

  test('leads to the dashboard, and the sign-in page leads there too', async () => {
    const agent = site.agent();
    const { headers } = await agent
      .post('/login')
      .type('form')
      .send(fill('ada', PASSWORD))
      .expect(303);
    expect(headers.location).toBe('/admin');
    await agent.get('/admin').expect(200);
    await agent.get('/login').expect(302).expect('Location', '/admin');
    await agent.post('/logout').expect(303).expect('Location', '/');
    await agent.get('/admin').expect(302).expect('Location', '/login');
  });

  test('a failure shows the form again with the name, the reason and no password', async () => {
    const { text } = await site.http
      .post('/login')
      .type('form')
      .set('Accept-Language', 'de')
      .send(fill('ada', 'my secret'))
      .expect(401);
    expect(text).toContain('value="ada"');
    expect(text).toContain('Ungültige Zugangsdaten');
    expect(text).not.toContain('my secret');
    await site.http.post('/login').type('form').send(fill('', '')).expect(400);
  });

  test('who is no administrator is told so, with the ways out', async () => {
    const agent = site.agent();
    await agent.post('/login').type('form').send(fill('guest', PASSWORD)).expect(303);
    const { text, headers } = await agent.get('/admin').expect(403);
    expect(text).toContain('You are signed in as guest');
    expect(text).toContain('action="/logout"');
    expect(text).not.toContain('AdminDesk');
    expect(headers['cache-control']).toBe('no-store');
    await agent.get('/login').expect(200);
  });
});

describe('with an https address', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp({ PUBLIC_URL: 'https://safari.example' });
    await aUser(site.database);
  });
  afterAll(() => site.close());

  test('the session cookie is bound to the host and Secure', async () => {
    const { headers } = await site.http
      .post('/api/auth/login')
      .send({ username: 'ada', password: PASSWORD })
      .expect(200);
    expect(headers['set-cookie'][0]).toMatch(
      /^__Host-session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});
