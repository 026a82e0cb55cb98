import type { DataSource } from 'typeorm';
import { Deal } from '../../src/deals/deal.entity';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A deal that breaks no rule, stored; name only what the test is about. */
export async function aDeal(database: DataSource, given: Partial<Deal> = {}): Promise<Deal> {
  const deals = database.getRepository(Deal);
  return deals.save(
    deals.create({
      title: 'Four days on the plains',
      destination: 'Serengeti, Tanzania',
      description: 'Out at dawn.\nBack at dusk.',
      originalPrice: '2000.00',
      discountedPrice: '1300.00',
      savings: 35,
      duration: '4 days',
      spotsLeft: 8,
      totalSpots: 12,
      expiresAt: new Date(Date.now() + 10 * DAY_MS),
      highlights: ['Two game drives a day'],
      images: ['/img/serengeti.webp'],
      ...given,
    }),
  );
}
