import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every change of a deal, whoever makes it, is announced when its transaction commits. Web processes
 * then forget the pages that show deals.
 */
export class AnnounceDealChanges1763700001000 implements MigrationInterface {
  name = 'AnnounceDealChanges1763700001000';

  async up(db: QueryRunner) {
    await db.query(`
      create function announce_deal_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('deals_changed', '');
        return null;
      end $$`);
    await db.query(`
      create trigger deals_announce after insert or update or delete or truncate on deals
      for each statement execute function announce_deal_change()`);
  }

  async down(db: QueryRunner) {
    await db.query(`drop trigger deals_announce on deals`);
    await db.query(`drop function announce_deal_change()`);
  }
}
