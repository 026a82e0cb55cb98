import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { startRedis } from '../../dev/services/redis.mjs';
import { ask } from '../support/ask';
import { aDeal } from '../support/deals';
import { eventually } from '../support/eventually';
import { WIDE_LIMITS } from '../support/letters';
import { aUser, PASSWORD } from '../support/people';
import { runProcess, runWeb } from '../support/run-process';
import { runSite, type Site } from '../support/site';

/** The processes write no file. What can be full is where their output goes, PostgreSQL's disk, Redis. */
describe('With a full disk', () => {
  let site: Site;
  let folder: string;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
    redis = await startRedis({ dataDir: folder, throwAway: true, say: () => undefined });
    site = await runSite({ ...WIDE_LIMITS, REDIS_URL: redis.url });
    await aUser(site.database);
    await aDeal(site.database);
  }, 60_000);
  afterAll(async () => {
    await site.close();
    await redis.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const send = (path: string, typed: object, base = site.web.url) =>
    ask(base + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(typed),
    });
  const quote = { firstName: 'A', lastName: 'B', email: 'a@example.org' };
  const credentials = { username: 'ada', password: PASSWORD };
  const publicPages = async (base = site.web.url) => {
    const paths = ['/', '/deals', '/api/deals', '/healthz'];
    const answers = await Promise.all(paths.map((path) => ask(base + path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  };

  // Every write to this device fails as on a disk without space.
  test('under the log, processes go on and end well', async () => {
    const env = { ...site.env, LOG_LEVEL: 'trace' };
    const web = await runWeb(env, '/dev/full');
    const worker = await runProcess('dist/src/worker.js', env, '/dev/full');
    await publicPages(web.url);
    expect((await send('/api/contact', quote, web.url)).status).toBe(201);
    await eventually(async () => {
      const [{ waiting }] = await site.database.query(
        `select count(*)::int as waiting from outbox where state = 'waiting'`,
      );
      expect(waiting).toBe(0);
    }, 30_000);
    expect(await web.stop()).toBe(0);
    expect(await worker.stop()).toBe(0);
  });

  // A disk of PostgreSQL cannot be filled without touching others'; so the tables say what they would say.
  test('under PostgreSQL, pages go on, forms ask for patience, and nothing is half stored', async () => {
    const tables = ['contact_submissions', 'outbox', 'newsletter_subscriptions'];
    await site.database.query(`
      create function disk_full() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100';
      end $$`);
    const before = await counts(tables);
    for (const table of tables)
      await site.database.query(
        `create trigger disk_full before insert on ${table} execute function disk_full()`,
      );
    await publicPages();
    for (const [path, typed] of [
      ['/api/contact', quote],
      ['/api/newsletter/subscribe', { email: 'b@example.org' }],
    ] as const) {
      const { status, headers, body } = await send(path, typed);
      expect([path, status]).toEqual([path, 503]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(body).not.toMatch(/space|device|base/);
    }
    await site.database.query('drop function disk_full() cascade');
    expect(await counts(tables)).toEqual(before);
    expect((await send('/api/contact', quote)).status).toBe(201);
  });

  test('under Redis, which then takes no more: pages and forms go on, nobody signs in', async () => {
    const own = new Redis(redis.url);
    await own.config('SET', 'maxmemory', '1');
    await publicPages();
    expect((await send('/api/contact', quote)).status).toBe(201);
    const login = await send('/api/auth/login', credentials);
    expect(login.status).toBe(503);
    expect(Number(login.headers['retry-after'])).toBeGreaterThan(0);
    await own.config('SET', 'maxmemory', '0');
    own.disconnect();
    await eventually(async () =>
      expect((await send('/api/auth/login', credentials)).status).toBe(200),
    );
  });

  const counts = (tables: string[]) =>
    Promise.all(
      tables.map(async (table) => site.database.query(`select count(*)::int from ${table}`)),
    );
});
