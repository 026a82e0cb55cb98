import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Exports and their files. Web and worker share no disk, so a file is kept here, in pieces; each
 * attempt to build it writes pieces of its own, and only a whole one is ever `ready`.
 */
export class KeepExports1763703001000 implements MigrationInterface {
  name = 'KeepExports1763703001000';

  async up(db: QueryRunner) {
    await db.query(`
      create table exports (
        id uuid primary key default gen_random_uuid(),
        kind text not null check (kind in ('contacts', 'newsletter')),
        owner_id integer not null,
        state text not null default 'queued' check (state in ('queued', 'building', 'ready', 'failed')),
        newest_row_id integer not null,
        attempt integer not null default 0,
        row_count integer not null default 0,
        chunk_count integer not null default 0,
        byte_count bigint not null default 0,
        requested_at timestamptz not null default now(),
        asked_at timestamptz not null default now(),
        ended_at timestamptz
      )`);
    await db.query(`
      create unique index exports_one_under_way on exports (owner_id, kind)
      where state in ('queued', 'building')`);
    await db.query(`
      create table export_chunks (
        export_id uuid not null references exports on delete cascade,
        attempt integer not null,
        position integer not null,
        bytes bytea not null,
        primary key (export_id, attempt, position)
      )`);
  }

  async down(db: QueryRunner) {
    await db.query(`drop table export_chunks, exports`);
  }
}
