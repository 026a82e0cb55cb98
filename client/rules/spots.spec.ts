import { badge, cardButton, fewSpotsLeft, isLastSpot, isUrgent, percentTaken } from './spots';

const spots = (spotsLeft: number, totalSpots = 10) => ({ spotsLeft, totalSpots });
const deal = (spotsLeft: number, urgent = false) => ({ ...spots(spotsLeft), isUrgent: urgent });

describe('spots', () => {
  test('three or fewer make a deal urgent and warn; four do not', () => {
    expect([0, 1, 2, 3, 4].map((left) => isUrgent(deal(left)))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect([3, 4].map((left) => fewSpotsLeft(spots(left)))).toEqual([true, false]);
    expect(isUrgent(deal(9, true))).toBe(true);
  });

  test('only exactly one is the last spot', () => {
    expect([0, 1, 2].map((left) => isLastSpot(spots(left)))).toEqual([false, true, false]);
  });

  test('one spot is almost sold out, an urgent deal urgent, every other a hot deal', () => {
    expect(badge(deal(1, true))).toBe('almostSoldOut');
    expect(badge(deal(0))).toBe('urgent');
    expect(badge(deal(8, true))).toBe('urgent');
    expect(badge(deal(8))).toBe('hotDeal');
  });

  test('the bar shows what is taken, from 0 to 100', () => {
    expect(percentTaken(spots(3, 12))).toBe(75);
    expect(percentTaken(spots(0, 12))).toBe(100);
    expect(percentTaken(spots(15, 12))).toBe(0);
    expect(percentTaken(spots(0, 0))).toBe(100);
    expect(percentTaken(spots(5, 0))).toBe(100);
  });

  test("the last spot's label beats Kilimanjaro's", () => {
    const onKilimanjaro = { ...spots(5), destination: 'Mount KILIMANJARO' };
    expect(cardButton(onKilimanjaro)).toBe('bookThisAdventure');
    expect(cardButton({ ...onKilimanjaro, spotsLeft: 1 })).toBe('grabLastSpot');
    expect(cardButton({ ...spots(5), destination: 'Zanzibar' })).toBe('viewDeal');
  });
});
