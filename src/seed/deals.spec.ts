import { type SeedDeal, seedDeals } from './deals';

const isOpen = (deal: SeedDeal) => deal.isActive !== false && deal.expiresInHours > 0;
const covers = seedDeals.flatMap((deal) => deal.images.slice(0, 1));

describe('the demo catalogue', () => {
  it.each(seedDeals.map((deal) => [deal.title, deal] as const))('counts right: %s', (_, deal) => {
    const original = Number(deal.originalPrice);
    const saved = original - Number(deal.discountedPrice);
    expect(deal.savings).toBe(Math.round((saved / original) * 100));
    expect(deal.savings).toBeGreaterThanOrEqual(30);
    expect(deal.savings).toBeLessThanOrEqual(70);
    expect(deal.spotsLeft).toBeLessThanOrEqual(deal.totalSpots);
  });

  it('gives no two deals the same cover', () => {
    expect(new Set(covers).size).toBe(covers.length);
  });

  it.each(['serengeti', 'kilimanjaro', 'zanzibar', 'ngorongoro'])(
    'has at least three open deals for the filter %s',
    (place) => {
      const found = seedDeals.filter((deal) => deal.destination.toLowerCase().includes(place));
      expect(found.filter(isOpen).length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each<[string, (deal: SeedDeal) => boolean]>([
    ['one spot left', (deal) => isOpen(deal) && deal.spotsLeft === 1],
    ['no spot left', (deal) => isOpen(deal) && deal.spotsLeft === 0],
    ['few spots and no flag', (deal) => isOpen(deal) && deal.spotsLeft <= 3 && !deal.isUrgent],
    ['the urgent flag', (deal) => isOpen(deal) && deal.isUrgent === true && deal.spotsLeft > 3],
    ['calm', (deal) => isOpen(deal) && !deal.isUrgent && deal.spotsLeft > 3],
    ['the last day', (deal) => isOpen(deal) && deal.expiresInHours < 24],
    ['expired', (deal) => deal.expiresInHours < 0],
    ['inactive', (deal) => deal.isActive === false],
    ['no countdown', (deal) => deal.isCountdownEnabled === false],
    ['no picture', (deal) => deal.images.length === 0],
    ['one picture', (deal) => deal.images.length === 1],
    ['cents', (deal) => !deal.discountedPrice.endsWith('.00')],
  ])('shows the state: %s', (_, state) => {
    expect(seedDeals.some(state)).toBe(true);
  });
});
