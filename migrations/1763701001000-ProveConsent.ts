import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a subscription needs beside the contract's columns: its token's life, and the proof of consent. */
export class ProveConsent1763701001000 implements MigrationInterface {
  name = 'ProveConsent1763701001000';

  async up(db: QueryRunner) {
    await db.query(`
      alter table newsletter_subscriptions
        add column token_seed text not null default '',
        add column token_expires_at timestamptz not null default 'epoch',
        add column language text not null default 'en',
        add column consent_at timestamptz,
        add column consent_wording text,
        add column asked_at timestamptz not null default now(),
        add column unsubscribed_at timestamptz`);
    await db.query(`
      create index newsletter_subscriptions_unconfirmed
      on newsletter_subscriptions (asked_at) where not is_confirmed`);
  }

  async down(db: QueryRunner) {
    await db.query(`drop index newsletter_subscriptions_unconfirmed`);
    await db.query(`
      alter table newsletter_subscriptions
        drop column token_seed,
        drop column token_expires_at,
        drop column language,
        drop column consent_at,
        drop column consent_wording,
        drop column asked_at,
        drop column unsubscribed_at`);
  }
}
