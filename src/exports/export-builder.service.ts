import { Injectable } from '@nestjs/common';
import { Client } from 'pg';
import QueryStream from 'pg-query-stream';
import { Config } from '../config/config';
import { chunks } from './chunks';
import { csvOf } from './csv';
import { countQuery, rowsQuery } from './export-kinds';
import { ExportStore } from './export-store.service';
import type { BuildProgress } from './export-queue';
import type { Export } from './export.entity';

/** Rows asked of the cursor at a time. */
const BATCH = 500;

/** Builds an export's file, from one snapshot, with memory for a few rows and one piece. */
@Injectable()
export class ExportBuilder {
  constructor(
    private readonly config: Config,
    private readonly store: ExportStore,
  ) {}

  /** Begins anew whatever an earlier attempt left. @throws when the file cannot be whole. */
  async build(id: string, report: (progress: BuildProgress) => Promise<void>): Promise<void> {
    const wanted = await this.store.begin(id);
    if (!wanted) return;
    // A connection of its own: the pool's have a time limit for a query, and this one may take minutes.
    const client = new Client({
      connectionString: this.config.databaseUrl,
      application_name: 'safari-export',
    });
    await client.connect();
    try {
      await client.query('begin transaction isolation level repeatable read read only');
      await this.write(wanted, client, report);
    } finally {
      await client.end();
    }
  }

  private async write(
    wanted: Export,
    client: Client,
    report: (progress: BuildProgress) => Promise<void>,
  ) {
    const {
      rows: [count],
    } = await client.query(countQuery(wanted.kind), [wanted.newestRowId]);
    const rows = client.query(
      new QueryStream(rowsQuery(wanted.kind), [wanted.newestRowId], { batchSize: BATCH }),
    );
    const csv = csvOf(wanted.kind);
    let [written, pieces, bytes] = [0, 0, 0];
    rows.on('error', (error) => csv.destroy(error));
    rows.on('data', () => written++);
    for await (const piece of chunks(rows.pipe(csv))) {
      if (!(await this.store.isWanted(wanted))) return this.store.fail(wanted.id, wanted.attempt);
      await this.store.put(wanted, pieces++, piece);
      bytes += piece.length;
      await report({ rows: written, of: count.rows });
    }
    if (written !== count.rows) throw new Error(`Export ${wanted.id}: rows are missing`);
    await this.store.finish(wanted, count.rows, pieces, bytes);
  }
}
