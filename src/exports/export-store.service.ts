import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Export } from './export.entity';
import { EXPORT_KINDS, type ExportKind } from './export-kinds';

/** Files are deleted an hour after they were made (decisions, "CSV exports"). */
const KEPT_FOR = `interval '1 hour'`;
/** Who has not asked for so long will not come back; the build is not worth its work. */
const ASKER_GONE_AFTER = `interval '10 minutes'`;

/** The exports and the pieces of their files, in the database that web and worker share. */
@Injectable()
export class ExportStore {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** A new export, or the one of this kind that is under way for its owner already. */
  async open(kind: ExportKind, ownerId: number): Promise<string> {
    const [{ id }] = await this.database.query(
      `insert into exports (kind, owner_id, newest_row_id)
       select $1, $2, coalesce(max(id), 0) from ${EXPORT_KINDS[kind].table}
       on conflict (owner_id, kind) where state in ('queued', 'building')
       do update set asked_at = now()
       returning id`,
      [kind, ownerId],
    );
    return id;
  }

  /** Null for an unknown one, somebody else's, or one whose hour is over. */
  async find(id: string, ownerId: number): Promise<Export | null> {
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return null;
    return this.database
      .getRepository(Export)
      .createQueryBuilder('export')
      .where({ id, ownerId })
      .andWhere(`(ended_at is null or ended_at > now() - ${KEPT_FOR})`)
      .getOne();
  }

  /** Its asker is still there. */
  async asked(id: string): Promise<void> {
    await this.database.query(`update exports set asked_at = now() where id = $1`, [id]);
  }

  /** Starts a build from nothing; null where there is nothing to build (any more). */
  begin(id: string): Promise<Export | null> {
    return this.database.transaction(async (db) => {
      const [, started]: [unknown, number] = await db.query(
        `update exports set state = 'building', attempt = attempt + 1
         where id = $1 and state in ('queued', 'building')`,
        [id],
      );
      if (!started) return null;
      await db.query(`delete from export_chunks where export_id = $1`, [id]);
      return db.findOneBy(Export, { id });
    });
  }

  async put({ id, attempt }: Export, position: number, bytes: Buffer): Promise<void> {
    await this.database.query(`insert into export_chunks values ($1, $2, $3, $4)`, [
      id,
      attempt,
      position,
      bytes,
    ]);
  }

  /** Is this build still wanted: not overtaken by another one, its asker not gone? */
  async isWanted({ id, attempt }: Export): Promise<boolean> {
    const rows: unknown[] = await this.database.query(
      `select 1 from exports where id = $1 and attempt = $2 and state = 'building'
       and asked_at > now() - ${ASKER_GONE_AFTER}`,
      [id, attempt],
    );
    return rows.length > 0;
  }

  /** Only a file of which every piece is there becomes ready. @throws where it is not so. */
  async finish(
    { id, attempt }: Export,
    rows: number,
    pieces: number,
    bytes: number,
  ): Promise<void> {
    const [, changed]: [unknown, number] = await this.database.query(
      `update exports set state = 'ready', row_count = $3, chunk_count = $4, byte_count = $5,
         ended_at = now()
       where id = $1 and attempt = $2 and state = 'building'
         and (select (count(*), coalesce(sum(length(export_chunks.bytes)), 0)) = ($4, $5)
              from export_chunks where export_id = $1 and export_chunks.attempt = $2)`,
      [id, attempt, rows, pieces, bytes],
    );
    if (changed !== 1) throw new Error(`Export ${id}: the file is not whole`);
  }

  /** There will be no file. Nobody sees the pieces of one that failed; the sweep takes them. */
  async fail(id: string, attempt?: number): Promise<void> {
    await this.database.query(
      `update exports set state = 'failed', ended_at = now()
       where id = $1 and state in ('queued', 'building') and attempt = coalesce($2, attempt)`,
      [id, attempt],
    );
  }

  /** The file, piece by piece; never more than one in memory. */
  async *read({ id, attempt, chunkCount }: Export): AsyncGenerator<Buffer> {
    for (let position = 0; position < chunkCount; position++) {
      const [piece] = await this.database.query(
        `select bytes from export_chunks where export_id = $1 and attempt = $2 and position = $3`,
        [id, attempt, position],
      );
      if (!piece) throw new Error(`Export ${id}: piece ${position} is gone`);
      yield piece.bytes;
    }
  }

  /** Deletes what nobody may fetch any more, and gives up what nobody builds. */
  async sweep(): Promise<void> {
    await this.database.query(
      `delete from exports where ended_at < now() - ${KEPT_FOR}
       or (ended_at is null and asked_at < now() - ${KEPT_FOR})`,
    );
  }
}
