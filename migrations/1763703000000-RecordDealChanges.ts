import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who changed which deal, when, and what from what to what. Names and titles are copied: the entry
 * outlives the user and the deal. Entries are only ever added; the database itself refuses the rest.
 */
export class RecordDealChanges1763703000000 implements MigrationInterface {
  name = 'RecordDealChanges1763703000000';

  async up(db: QueryRunner) {
    await db.query(`
      create table deal_changes (
        id bigint generated always as identity primary key,
        happened_at timestamptz not null default now(),
        user_id integer not null,
        username text not null,
        action text not null check (action in ('created', 'updated', 'deleted')),
        deal_id integer not null,
        deal_title text not null,
        changes jsonb not null
      )`);
    await db.query(`create index deal_changes_of_deal on deal_changes (deal_id, id desc)`);
    await db.query(`
      create function refuse_rewriting_history() returns trigger language plpgsql as $$
      begin
        raise exception 'deal_changes only grows';
      end $$`);
    await db.query(`
      create trigger deal_changes_only_grows before update or delete or truncate on deal_changes
      for each statement execute function refuse_rewriting_history()`);
  }

  async down(db: QueryRunner) {
    await db.query(`drop table deal_changes`);
    await db.query(`drop function refuse_rewriting_history()`);
  }
}
