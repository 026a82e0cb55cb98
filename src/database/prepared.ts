import type { QueryConfig } from 'pg';
import type { DataSource } from 'typeorm';
import { poolOf } from './pool';

/** Reads of a few rows take a millisecond; past this the database has trouble (ms). */
const PATIENCE_MS = 1500;

/**
 * Runs a statement that PostgreSQL has parsed before, on the pool that TypeORM uses. For the reads of
 * public pages: TypeORM's way to the same pool costs more than the statement.
 */
export function prepared<Row>(
  database: DataSource,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return ask(database, { name, text, values }, PATIENCE_MS);
}

/**
 * Asks for something small whose answer is worth nothing when it is late. Past that time the connection
 * is given up, too: a database that fell silent would soon hold all of them.
 */
export function impatiently<Row>(database: DataSource, text: string, ms: number): Promise<Row[]> {
  return ask(database, { text }, ms);
}

/** The pool drops a connection on which a question failed. */
async function ask<Row>(database: DataSource, question: QueryConfig, ms: number): Promise<Row[]> {
  const bounded = { ...question, query_timeout: ms };
  return (await poolOf(database).query(bounded)).rows as Row[];
}
