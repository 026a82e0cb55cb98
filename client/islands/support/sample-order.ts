/** What the thank-you page shows of an order that never was (spec section 9). */
export interface SampleOrder {
  number: string;
  code: string;
  time: Date;
}

const DIGITS = '0123456789';
// Without 0, O, 1 and I, which people mistake for each other.
const CODE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `SFD-` and four digits, `SER2024-` and four characters, and now. */
export function sampleOrder(): SampleOrder {
  return {
    number: `SFD-${random(DIGITS, 4)}`,
    code: `SER2024-${random(CODE, 4)}`,
    time: new Date(),
  };
}

const random = (characters: string, count: number) =>
  Array.from(
    crypto.getRandomValues(new Uint32Array(count)),
    (n) => characters[n % characters.length],
  ).join('');
