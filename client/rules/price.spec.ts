import { discountPercent, dollars, euros, savingsAmount } from './price';

const prices = (originalPrice: string, discountedPrice: string) => ({
  originalPrice,
  discountedPrice,
});

describe('prices', () => {
  test.each([
    ['1999.00', '1299.00', 35],
    ['100.00', '33.50', 67],
    ['3.00', '2.00', 33],
    ['0.00', '0.00', 0],
    ['0.00', '50.00', 0],
    ['100.00', '150.00', 0],
    ['100.00', '0.00', 100],
  ])('%s down to %s is a discount of %i percent', (original, discounted, percent) => {
    expect(discountPercent(prices(original, discounted))).toBe(percent);
  });

  test('dollars show cents only where there are some', () => {
    expect(dollars('1299.00')).toBe('$1,299');
    expect(dollars('1299.50')).toBe('$1,299.50');
    expect(dollars('0.00')).toBe('$0');
    expect(dollars('99999999.99')).toBe('$99,999,999.99');
  });

  test('the amount saved has no decimals and is never negative', () => {
    expect(savingsAmount(prices('1999.00', '1299.00'))).toBe('$700');
    expect(savingsAmount(prices('10.50', '0.00'))).toBe('$11');
    expect(savingsAmount(prices('100.00', '150.00'))).toBe('$0');
  });

  test('euros are written as in Germany, always with two decimals', () => {
    expect(euros('1299.00')).toBe('1.299,00\u00a0€');
    expect(euros('0.50')).toBe('0,50\u00a0€');
  });
});
