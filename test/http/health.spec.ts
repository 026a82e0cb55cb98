import { Life } from '../../src/life/life';
import { startApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { freePort } from '../support/free-port';

describe('How the process is', () => {
  let site: TestApp;
  let internal: string;

  beforeAll(async () => {
    const port = await freePort();
    internal = `http://127.0.0.1:${port}`;
    site = await startApp({ INTERNAL_PORT: String(port), TRUSTED_PROXIES: '' });
  });
  afterAll(() => site.close());

  test('is told on the public port and on the internal one', async () => {
    await site.http.get('/healthz').expect(200, { status: 'ok' });
    await site.http.get('/readyz').expect(200, { status: 'ok' });
    expect(await (await fetch(`${internal}/readyz`)).json()).toEqual({ status: 'ok' });
  });

  test('names migrations that have not run', async () => {
    await site.database.query(`update migrations set name = 'Other' || name`);
    try {
      await eventually(async () => {
        const { status, body } = await site.http.get('/readyz');
        expect({ status, body }).toEqual({
          status: 503,
          body: { status: 'failing', failing: ['migrations'] },
        });
      });
    } finally {
      await site.database.query(`update migrations set name = substr(name, 6)`);
    }
  });

  test('is 503 on both from the moment it is told to end', async () => {
    const life = site.app.get(Life);
    life.ending = true;
    await site.http.get('/healthz').expect(503, { status: 'ending' });
    await site.http.get('/readyz').expect(503, { status: 'ending' });
    life.ending = false;
  });

  test('is told in figures, never on the public port', async () => {
    await site.http.get('/deals/1').expect(404);
    await site.http.get('/metrics').expect(404);
    const text = await (await fetch(`${internal}/metrics`)).text();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} \d/,
    );
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('safari_database_connections{state="busy"}');
    expect(text).toContain('safari_dependency_up{dependency="redis"} 1');
  });
});
