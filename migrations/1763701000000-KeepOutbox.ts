import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Mails that are to be sent, recorded in the transaction that gives the reason for them. Whoever is
 * to hand them over listens for `outbox`.
 */
export class KeepOutbox1763701000000 implements MigrationInterface {
  name = 'KeepOutbox1763701000000';

  async up(db: QueryRunner) {
    await db.query(`
      create table outbox (
        id uuid primary key default gen_random_uuid(),
        kind text not null,
        recipient text not null,
        language text not null,
        data jsonb not null,
        state text not null default 'waiting'
          check (state in ('waiting', 'sent', 'parked', 'withheld')),
        attempts integer not null default 0,
        due_at timestamptz not null default now(),
        leased_until timestamptz,
        sent_at timestamptz,
        last_error text,
        created_at timestamptz not null default clock_timestamp()
      )`);
    await db.query(`create index outbox_due on outbox (due_at) where state = 'waiting'`);
    await db.query(`create index outbox_parked on outbox (created_at) where state = 'parked'`);
    await db.query(
      `create index outbox_done on outbox (created_at) where state in ('sent', 'withheld')`,
    );
    await db.query(`create index outbox_recipient on outbox (recipient, created_at)`);
    await db.query(`
      create function announce_outbox() returns trigger language plpgsql as $$
      begin
        perform pg_notify('outbox', '');
        return null;
      end $$`);
    await db.query(`
      create trigger outbox_announce after insert on outbox
      for each statement execute function announce_outbox()`);
  }

  async down(db: QueryRunner) {
    await db.query(`drop table outbox`);
    await db.query(`drop function announce_outbox()`);
  }
}
