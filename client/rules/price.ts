/** Prices are decimal strings with a point; sums are done in whole cents (spec section 9). */
export interface Prices {
  originalPrice: string;
  discountedPrice: string;
}

export function cents(price: string): number {
  return Math.round(Number(price) * 100);
}

/** Rounded (original - discounted) / original × 100, from 0 to 100; 0 where the original is 0. */
export function discountPercent({ originalPrice, discountedPrice }: Prices): number {
  const original = cents(originalPrice);
  if (!(original > 0)) return 0;
  const percent = Math.round(((original - cents(discountedPrice)) / original) * 100);
  return Math.min(100, Math.max(0, percent)) || 0;
}

/** `$1,299`, or `$1,299.50` where there are cents: public pages, in every language. */
export function dollars(price: string): string {
  const whole = cents(price) % 100 === 0;
  const [units, fraction] = Number(price).toFixed(2).split('.');
  return `$${grouped(units)}${whole ? '' : `.${fraction}`}`;
}

/** Original - discounted without decimals, never below zero: `$700`. */
export function savingsAmount({ originalPrice, discountedPrice }: Prices): string {
  const saved = Math.max(0, cents(originalPrice) - cents(discountedPrice));
  return `$${grouped(String(Math.round(saved / 100)))}`;
}

/** `1.299,00 €`: the back office, in every language. */
export function euros(price: string): string {
  const [units, fraction] = Number(price).toFixed(2).split('.');
  return `${grouped(units, '.')},${fraction}\u00a0€`;
}

const grouped = (digits: string, mark = ',') => digits.replace(/\B(?=(\d{3})+(?!\d))/g, mark);
