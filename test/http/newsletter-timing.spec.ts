import { startApp, type TestApp } from '../support/app';
import { confirmed, subscribe, WIDE_LIMITS } from '../support/letters';

/** The whole trial under TEST_FAULTS=all. */
const PAIRS = process.env.TEST_FAULTS === 'all' ? 200 : 80;

/** A signup whose answer takes longer or shorter for an address that is known would give it away. */
describe('the time a signup takes', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp({ ...WIDE_LIMITS, LIMIT_MAILS_TO_ADDRESS: '1000000/60' });
  });
  afterAll(() => site.close());

  async function time(email: string) {
    const began = performance.now();
    await subscribe(site, email).expect(202);
    return performance.now() - began;
  }

  /** How far two orders of the same pairs lie apart, in standard errors (Wilcoxon's signed ranks). */
  function z(differences: number[]) {
    const ranked = differences
      .map((difference) => ({ size: Math.abs(difference), sign: Math.sign(difference) }))
      .sort((a, b) => a.size - b.size);
    const sum = ranked.reduce((total, { sign }, at) => total + sign * (at + 1), 0);
    const n = ranked.length;
    return sum / Math.sqrt((n * (n + 1) * (2 * n + 1)) / 6);
  }

  /** In turns, now one first and now the other, so that whatever slows the machine slows both. */
  async function compare(one: (at: number) => string, other: (at: number) => string) {
    const differences: number[] = [];
    for (let at = 0; at < PAIRS; at++) {
      const first = at % 2 ? one(at) : other(at);
      const second = at % 2 ? other(at) : one(at);
      const difference = (await time(first)) - (await time(second));
      differences.push(at % 2 ? difference : -difference);
    }
    return z(differences);
  }

  test('tells nobody whether the address is new, waiting or confirmed', async () => {
    for (let at = 0; at < 30; at++) await time(`warm-${at}@x.org`);
    for (let at = 0; at < PAIRS; at++) {
      await subscribe(site, `waiting-${at}@x.org`);
      await confirmed(site, `confirmed-${at}@x.org`);
    }
    const fresh = (round: string) => (at: number) => `fresh-${round}-${at}@x.org`;
    const known = (kind: string) => (at: number) => `${kind}-${at}@x.org`;
    const apart = {
      waiting: await compare(fresh('a'), known('waiting')),
      confirmed: await compare(fresh('b'), known('confirmed')),
    };
    expect(Math.abs(apart.waiting)).toBeLessThan(3);
    expect(Math.abs(apart.confirmed)).toBeLessThan(3);
  }, 120_000);
});
