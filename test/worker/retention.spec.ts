import { NewsletterService } from '../../src/newsletter/newsletter.service';
import { OutboxService } from '../../src/outbox/outbox.service';
import { startApp, type TestApp } from '../support/app';
import { confirmed, outbox, subscribe, tokensOf, WIDE_LIMITS } from '../support/letters';

describe('retention', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(WIDE_LIMITS);
  });
  afterAll(() => site.close());

  const emails = async () =>
    (await site.database.query('select email from newsletter_subscriptions order by email')).map(
      ({ email }: { email: string }) => email,
    );

  test('what was never confirmed, or was ended, goes after 30 days; who is subscribed stays', async () => {
    await subscribe(site, 'waiting@x.org');
    await confirmed(site, 'reader@x.org');
    const { leave } = await confirmed(site, 'left@x.org');
    await site.http.post(`/newsletter/unsubscribe?token=${leave}`).expect(200);
    await site.database.query(
      `update newsletter_subscriptions set asked_at = now() - interval '31 days'`,
    );
    await subscribe(site, 'fresh@x.org');
    await site.app.get(NewsletterService, { strict: false }).forgetUnconfirmed();
    expect(await emails()).toEqual(['fresh@x.org', 'reader@x.org']);
    expect((await tokensOf(site.database, 'fresh@x.org')).confirm).toHaveLength(43);
  });

  test('mails that were sent or withheld go after 7 days; waiting and parked ones never', async () => {
    await site.database.query('truncate outbox');
    for (const state of ['waiting', 'sent', 'withheld', 'parked']) {
      for (const age of ['6 days', '8 days']) {
        await site.database.query(
          `insert into outbox (kind, recipient, language, data, state, created_at)
           values ('quoteAck', $1, 'en', '{}', $2, now() - $3::interval)`,
          [`${state} ${age}`, state, age],
        );
      }
    }
    await site.app.get(OutboxService, { strict: false }).forgetDone();
    const left = (await outbox(site.database)).map(({ recipient }) => recipient).sort();
    expect(left).toEqual([
      'parked 6 days',
      'parked 8 days',
      'sent 6 days',
      'waiting 6 days',
      'waiting 8 days',
      'withheld 6 days',
    ]);
  });
});
