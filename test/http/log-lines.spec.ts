import { Logger } from '@nestjs/common';
import { JsonLogger } from '../../src/logging/json-logger';
import { startApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';

const SECRETS = ['ann.lee', 'hunter2-hunter2', 'TOKENTOKEN', 'COOKIECOOKIE'];

describe('Log lines', () => {
  const lines: Record<string, unknown>[] = [];
  const raw: string[] = [];
  const write = (line: string) => raw.push(line) && lines.push(JSON.parse(line));
  let site: TestApp;

  beforeAll(async () => {
    const logger = new JsonLogger('web', 'trace', write);
    site = await startApp({ TRUSTED_PROXIES: '10.1.1.1' }, logger);
  });
  afterAll(() => site.close());

  test('tell of each request what was asked and answered', async () => {
    const answer = await site.http.get('/api/deals').expect(200);
    const line = await eventually(() => {
      const found = lines.find(({ path }) => path === '/api/deals');
      expect(found).toBeDefined();
      return found!;
    });
    expect(line).toMatchObject({
      level: 'info',
      service: 'web',
      requestId: answer.headers['x-request-id'],
      method: 'GET',
      status: 200,
    });
  });

  test('carry the id of the request that they were written for', async () => {
    // The table is away for a moment: the handler fails and says so.
    await site.database.query('alter table deals rename to deals_away');
    const answer = await site.http.get('/api/deals/featured').expect(500);
    await site.database.query('alter table deals_away rename to deals');
    const line = lines.find(({ context }) => context === 'Error');
    expect(line).toMatchObject({ level: 'error', requestId: answer.headers['x-request-id'] });
  });

  test('take no id from a stranger', async () => {
    const answer = await site.http.get('/api/deals/7').set('X-Request-Id', 'chosen-by-a-stranger');
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('hold no address, password, token or cookie, whatever is sent where', async () => {
    const paths = [
      '/api/contact',
      '/api/newsletter/subscribe',
      '/api/auth/login',
      '/newsletter/confirm',
      '/no/such',
    ];
    const body = {
      email: 'ann.lee@mail.example',
      username: 'ann.lee@mail.example',
      password: 'hunter2-hunter2',
    };
    for (const path of paths) {
      const query = `?token=TOKENTOKEN&email=ann.lee%40mail.example`;
      const cookies = { Cookie: 'sid=s%3ACOOKIECOOKIE.sig', Authorization: 'Bearer TOKENTOKEN' };
      await site.http.get(path + query).set(cookies);
      await site.http
        .post(path + query)
        .set(cookies)
        .send(body);
      await site.http
        .post(path)
        .set('Content-Type', 'application/json')
        .send('{"password":"hunter2-hunter2"');
    }
    // And what a careless line would hold.
    const log = new Logger('Careless');
    log.error(new Error('cannot mail ann.lee@mail.example with password=hunter2-hunter2'));
    log.warn({ msg: 'seen', headers: { cookie: 'sid=s%3ACOOKIECOOKIE.sig' }, token: 'TOKENTOKEN' });
    expect(lines.filter(({ context }) => context === 'Careless')).toHaveLength(2);
    for (const secret of SECRETS) expect(raw.filter((line) => line.includes(secret))).toEqual([]);
  });
});

describe('Behind a trusted proxy', () => {
  let site: TestApp;
  beforeAll(async () => (site = await startApp({ TRUSTED_PROXIES: '127.0.0.1' })));
  afterAll(() => site.close());

  test('a request keeps the id it came with, where that can stand in a line', async () => {
    const given = await site.http.get('/api/deals/7').set('X-Request-Id', 'proxy-0123456789');
    expect(given.headers['x-request-id']).toBe('proxy-0123456789');
    const odd = await site.http.get('/api/deals/7').set('X-Request-Id', 'a"b\\c{}');
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});
