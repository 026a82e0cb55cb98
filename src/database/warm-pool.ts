import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { poolOf } from './pool';

const CONNECTIONS = 6;

/**
 * Opens connections before the first visitor comes. A process that takes its share of a running load at
 * once would otherwise open all of them in the same moment, and those who wait for them lose patience.
 * Without a database the process starts all the same.
 */
export async function warmPool(database: DataSource): Promise<void> {
  const pool = poolOf(database);
  // All are held until the last is open, so that each is another one.
  const asked = Array.from({ length: CONNECTIONS }, () => pool.connect());
  const opened = (await Promise.allSettled(asked)).filter(isOpen);
  for (const { value } of opened) value.release();
}

const isOpen = (
  result: PromiseSettledResult<PoolClient>,
): result is PromiseFulfilledResult<PoolClient> => result.status === 'fulfilled';
