import { ask, type Asked } from '../support/ask';
import { aDeal } from '../support/deals';
import { runSite, type Site } from '../support/site';
import { setTimeout as pause } from 'node:timers/promises';

const PER_SECOND = 50;
const OUTAGE_MS = 3000;

describe(`PostgreSQL gone for ${OUTAGE_MS / 1000} s under ${PER_SECOND} requests a second`, () => {
  let site: Site;
  beforeAll(async () => (site = await runSite()));
  afterAll(() => site.close());

  test('leaves kept pages, makes the rest say 503, and is over within 2 s', async () => {
    const { id } = await aDeal(site.database);
    const kept = ['/', '/deals', `/deals/${id}`];
    // Nothing of these is kept: each asks the database.
    const others = ['/deals/999999', `/api/deals/999998`];
    for (const path of kept) await ask(site.web.url + path);

    const sent: { path: string; at: number; answer: Promise<Asked> }[] = [];
    const paths = [...kept, ...others];
    const load = setInterval(() => {
      const path = paths[sent.length % paths.length];
      sent.push({ path, at: Date.now(), answer: ask(site.web.url + path) });
    }, 1000 / PER_SECOND);
    await pause(1000);
    await site.postgres.spoil('killed');
    const gone = Date.now();
    await pause(OUTAGE_MS);
    await site.postgres.heal();
    const back = Date.now();
    await pause(4000);
    clearInterval(load);

    let during = 0;
    for (const { path, at, answer } of sent) {
      const { status, headers } = await answer;
      if (kept.includes(path)) expect([path, status]).toEqual([path, 200]);
      else if (at < gone - 1000 || at > back + 2000) expect([path, status]).toEqual([path, 404]);
      else if (status !== 404) {
        during += 1;
        expect([path, status]).toEqual([path, 503]);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
    }
    // The outage was felt, so that the above says something.
    expect(during).toBeGreaterThan(0);
    expect(site.web.child.exitCode).toBeNull();
  });
});
