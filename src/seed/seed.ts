import type { DataSource } from 'typeorm';
import { Deal } from '../deals/deal.entity';
import { seedDeals as catalogue } from './deals';

const HOUR_MS = 60 * 60 * 1000;

/** Fills an empty deals table with the demo catalogue; never touches one that holds deals. */
export async function seedDeals(database: DataSource, now = Date.now()): Promise<number> {
  return database.transaction(async (manager) => {
    // Two starts at once must not both find the table empty.
    await manager.query(`lock table deals in share row exclusive mode`);
    const deals = manager.getRepository(Deal);
    if (await deals.count()) return 0;
    const rows = catalogue.map(({ expiresInHours, ...deal }) => ({
      ...deal,
      expiresAt: new Date(now + expiresInHours * HOUR_MS),
    }));
    await deals.insert(rows as Partial<Deal>[]);
    return rows.length;
  });
}
