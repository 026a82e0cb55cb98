import type { DataSource } from 'typeorm';
import { confirmToken, unsubscribeToken } from '../../src/security/tokens';
import type { TestApp } from './app';

const SECRET = 'a-secret-of-the-tests-and-nobody-else-0123';

/** Limits that no test meets by accident. */
export const WIDE_LIMITS = { LIMIT_NEWSLETTER: '1000000/60', LIMIT_CONTACT: '1000000/60' };

export interface OutboxRow {
  id: string;
  kind: string;
  recipient: string;
  language: string;
  state: string;
  attempts: number;
  data: { tokenSeed: string; subscription: number };
}

export const outbox = (database: DataSource, recipient?: string): Promise<OutboxRow[]> =>
  database.query(
    `select * from outbox where $1::text is null or recipient = $1 order by created_at`,
    [recipient ?? null],
  );

export const subscription = async (database: DataSource, email: string) =>
  (await database.query(`select * from newsletter_subscriptions where email = $1`, [email]))[0];

export const subscribe = (
  site: TestApp,
  email: string,
  client: Pick<TestApp['http'], 'post'> = site.http,
) => client.post('/api/newsletter/subscribe').send({ email });

/** The tokens in the mails to this address, as its owner finds them. */
export async function tokensOf(database: DataSource, email: string) {
  const { id, token_seed } = await subscription(database, email);
  return { confirm: confirmToken(SECRET, token_seed), leave: unsubscribeToken(SECRET, id) };
}

/** An address that signed up and confirmed. */
export async function confirmed(site: TestApp, email: string) {
  await subscribe(site, email).expect(202);
  const tokens = await tokensOf(site.database, email);
  await site.http
    .post('/newsletter/confirm')
    .type('form')
    .send({ token: tokens.confirm })
    .expect(303);
  return tokens;
}
