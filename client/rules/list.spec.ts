import { DEFAULT_CHOICE, listed, readChoice, writeChoice, type ListChoice } from './list';

const deal = (id: number, given: object = {}) => ({
  id,
  title: `Trip ${id}`,
  destination: 'Serengeti, Tanzania',
  discountedPrice: '100.00',
  savings: 30,
  spotsLeft: 5,
  priority: 0,
  expiresAt: '2030-01-01T00:00:00.000Z',
  ...given,
});
const ids = (deals: ReturnType<typeof deal>[], choice: Partial<ListChoice>) =>
  listed(deals, { ...DEFAULT_CHOICE, ...choice }).map(({ id }) => id);

describe('the deal list', () => {
  const deals = [
    deal(1, { discountedPrice: '900.00', savings: 40, spotsLeft: 2 }),
    deal(2, {
      discountedPrice: '1000.00',
      savings: 60,
      spotsLeft: 9,
      destination: 'Mount Kilimanjaro',
    }),
    deal(3, {
      discountedPrice: '99.00',
      savings: 30,
      spotsLeft: 1,
      title: 'Dhow at dusk',
      destination: 'Zanzibar',
    }),
  ];

  test('sorts by price as numbers, by stored savings and by spots left', () => {
    expect(ids(deals, { sort: 'price' })).toEqual([3, 1, 2]);
    expect(ids(deals, { sort: 'savings' })).toEqual([2, 1, 3]);
    expect(ids(deals, { sort: 'urgency' })).toEqual([3, 1, 2]);
  });

  test('settles ties by priority, then soonest expiry, then id', () => {
    const tied = [
      deal(4),
      deal(3),
      deal(2, { expiresAt: '2029-01-01T00:00:00.000Z' }),
      deal(1, { expiresAt: '2031-01-01T00:00:00.000Z', priority: 1 }),
    ];
    for (const sort of ['price', 'savings', 'urgency'] as const) {
      expect(ids(tied, { sort })).toEqual([1, 2, 3, 4]);
    }
  });

  test('searches title and destination, without regard to case and outer blanks', () => {
    expect(ids(deals, { search: '  KILI ' })).toEqual([2]);
    expect(ids(deals, { search: 'dhow' })).toEqual([3]);
    expect(ids(deals, { search: 'a.*b' })).toEqual([]);
  });

  test('search and destination narrow together', () => {
    expect(ids(deals, { destination: 'serengeti' })).toEqual([1]);
    expect(ids(deals, { destination: 'serengeti', search: 'dhow' })).toEqual([]);
  });

  test('leaves the list it was given as it was', () => {
    listed(deals, DEFAULT_CHOICE);
    expect(deals.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('a choice survives its way through an address; unknown words become defaults', () => {
    const choice = { search: 'big five & more', destination: 'zanzibar', sort: 'urgency' as const };
    expect(readChoice(new URLSearchParams(writeChoice(choice)))).toEqual(choice);
    expect(writeChoice(DEFAULT_CHOICE)).toBe('');
    expect(readChoice(new URLSearchParams('destination=mars&sort=random'))).toEqual(DEFAULT_CHOICE);
  });
});
