import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Asked } from '../support/ask';
import { aDeal } from '../support/deals';
import { eventually } from '../support/eventually';
import { runSite, type Site } from '../support/site';
import { faultsToTry, type Fault } from '../support/tcp-proxy';

const LONG = process.env.TEST_FAULTS === 'all';
const PER_SECOND = 50;
const OUTAGE_MS = 3000;
/** The promise, for the long form; a machine that runs other tests besides may take any time. */
const BACK_WITHIN_MS = 2000;
/** How long it is looked at from then on. */
const SETTLED_MS = 4000;

interface Sent {
  path: string;
  at: number;
  answer: Promise<Asked>;
}

describe.each(LONG ? faultsToTry : (['killed'] satisfies Fault[]))(
  `PostgreSQL %s for ${OUTAGE_MS / 1000} s under ${PER_SECOND} requests a second`,
  (fault) => {
    let site: Site;
    beforeAll(async () => (site = await runSite()));
    afterAll(() => site.close());

    test('leaves kept pages, makes the rest say 503, and is soon over', async () => {
      const { id } = await aDeal(site.database);
      const kept = ['/', '/deals', `/deals/${id}`];
      // Nothing of these is kept: each asks the database.
      const others = ['/deals/999999', `/api/deals/999998`];
      for (const path of kept) await ask(site.web.url + path);

      const sent: Sent[] = [];
      const paths = [...kept, ...others];
      const load = setInterval(() => {
        const path = paths[sent.length % paths.length];
        sent.push({ path, at: Date.now(), answer: ask(site.web.url + path) });
      }, 1000 / PER_SECOND);
      await pause(1000);
      const gone = Date.now();
      await site.postgres.spoil(fault);
      await pause(OUTAGE_MS);
      await site.postgres.heal();
      const back = Date.now();
      await eventually(
        async () => expect((await ask(site.web.url + others[1])).status).toBe(404),
        LONG ? BACK_WITHIN_MS : 30_000,
      );
      if (LONG) await pause(BACK_WITHIN_MS + SETTLED_MS);
      clearInterval(load);

      let refused = 0;
      for (const { path, at, answer } of sent) {
        const { status, headers } = await answer;
        if (kept.includes(path)) expect([path, status]).toEqual([path, 200]);
        else if (at < gone - 1000 || (LONG && at > back + BACK_WITHIN_MS))
          expect([path, at - back, status]).toEqual([path, at - back, 404]);
        else {
          // A page whose data are late goes out with its loading state.
          expect(path.startsWith('/api') ? [404, 503] : [200, 404, 503]).toContain(status);
          if (status !== 503) continue;
          refused += 1;
          expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        }
      }
      // The outage was felt, so that the above says something.
      expect(refused).toBeGreaterThan(0);
      expect(site.web.child.exitCode).toBeNull();
    }, 60_000);
  },
);
