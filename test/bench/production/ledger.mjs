import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const PATIENCE_MS = 120_000;
const COUNTS = `
  select (select count(*)::int from contact_submissions) as quotes,
    (select count(*)::int from outbox where kind = 'quoteNotice' and state = 'sent') as notices,
    (select count(*)::int from outbox where state = 'waiting') as waiting,
    (select count(*)::int from outbox where state = 'parked') as parked`;

/** Counts what was asked for and what became of it. */
export async function openLedger(databaseUrl) {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  const counts = async () => (await database.query(COUNTS)).rows[0];
  const before = await counts();
  return {
    /** Once no mail waits any more: what, how many, how many there should be. */
    async settled() {
      const until = Date.now() + PATIENCE_MS;
      let now = await counts();
      while (now.waiting > 0 && Date.now() < until) {
        await pause(500);
        now = await counts();
      }
      const quotes = now.quotes - before.quotes;
      return [
        ['Quote requests stored', quotes],
        ['Notices to the agency not sent', quotes - (now.notices - before.notices), 0],
        ['Mails given up', now.parked - before.parked, 0],
      ];
    },
    stop: () => database.end(),
  };
}
