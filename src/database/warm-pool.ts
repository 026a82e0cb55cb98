import type { DataSource } from 'typeorm';

const CONNECTIONS = 6;

/**
 * Opens connections before the first visitor comes. A process that takes its share of a running load at
 * once would otherwise open all of them in the same moment, and those who wait for them lose patience.
 * Without a database the process starts all the same.
 */
export async function warmPool(database: DataSource): Promise<void> {
  // Each holds its connection for a moment, so that the next one needs another.
  const held = Array.from({ length: CONNECTIONS }, () => database.query('select pg_sleep(0.05)'));
  await Promise.allSettled(held);
}
