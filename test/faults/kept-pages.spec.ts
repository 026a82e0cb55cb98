import { startApp, type TestApp } from '../support/app';
import { aDeal } from '../support/deals';
import { TcpProxy } from '../support/tcp-proxy';
import { until } from '../support/until';

const WAIT_MS = 300;

describe('kept pages while PostgreSQL', () => {
  let site: TestApp;
  let proxy: TcpProxy;
  beforeAll(async () => {
    proxy = await TcpProxy.before(process.env.TEST_DATABASE_URL!);
    site = await startApp((database) => ({
      DATABASE_URL: proxy.insteadOf(database),
      PAGE_DATA_WAIT_MS: String(WAIT_MS),
    }));
  });
  afterAll(async () => {
    await proxy.heal();
    await site.close();
    await proxy.close();
  });
  afterEach(() => proxy.heal());

  const get = (path: string) => site.http.get(path);
  const shows = async (path: string, text: string) => (await get(path)).text.includes(text);

  test('refuses connections: the last known pages stand in, others say 503, calls are honest', async () => {
    const { id } = await aDeal(site.database, { title: 'last known' });
    const other = await aDeal(site.database, { title: 'never asked for' });
    await until('it is kept', () => shows('/deals', 'last known'));
    await get(`/deals/${id}`).expect(200);
    await get('/api/deals').expect(200);
    await proxy.spoil('killed');
    await until('the loss is noticed', async () => (await get('/api/deals')).status === 503);

    const page = await get('/deals').expect(200);
    expect(page.text).toContain('last known');
    await get(`/deals/${id}`).expect(200);
    const unknown = await get(`/deals/${other.id}`).expect(503);
    expect(unknown.text).toContain('Deal Not Found');
    expect(unknown.headers['retry-after']).toBeTruthy();
    await get('/deals?search=x').expect(503);

    await proxy.heal();
    await until('it works again', async () => (await get('/api/deals')).status === 200);
    await site.database.query(`update deals set title = 'newly known' where id = $1`, [id]);
    expect(await shows('/deals', 'newly known')).toBe(true);
  });

  test('says nothing any more: kept pages come at once or after one short wait, never late ones', async () => {
    await site.database.query('truncate deals');
    await aDeal(site.database, { title: 'heard of' });
    await until('it is kept', () => shows('/deals', 'heard of'));
    await get('/deals').expect(200);
    await proxy.spoil('blackholed');
    const began = Date.now();
    await until('the silence is noticed', async () => {
      const { status, text } = await get('/deals');
      expect(status).toBe(200);
      expect(text).toContain('heard of');
      return Date.now() - began > 8000;
    });
    const asked = Array.from({ length: 20 }, async () => {
      const start = Date.now();
      await get('/deals').expect(200);
      return Date.now() - start;
    });
    expect(Math.max(...(await Promise.all(asked)))).toBeLessThan(WAIT_MS * 4);
    await proxy.spoil('reset');
    await proxy.heal();
    await until('it works again', async () => (await get('/api/deals')).status === 200);
  }, 60_000);
});

describe('a kept page', () => {
  test('stands in no longer than it may', async () => {
    const proxy = await TcpProxy.before(process.env.TEST_DATABASE_URL!);
    const site = await startApp((database) => ({
      DATABASE_URL: proxy.insteadOf(database),
      PAGE_STALE_IF_ERROR_MS: '0',
    }));
    await aDeal(site.database, { title: 'too old' });
    await site.http.get('/deals').expect(200);
    await proxy.spoil('killed');
    await until('it is refused', async () => (await site.http.get('/deals')).status === 503);
    await proxy.heal();
    await site.close();
    await proxy.close();
  });
});
