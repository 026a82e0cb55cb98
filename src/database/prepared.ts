import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * Runs a statement that PostgreSQL has parsed before, on the pool that TypeORM uses. For the reads of
 * public pages: TypeORM's way to the same pool costs more than the statement.
 */
export async function prepared<Row>(
  { driver }: DataSource,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { master } = driver as unknown as { master: Pool };
  return (await master.query({ name, text, values })).rows as Row[];
}
