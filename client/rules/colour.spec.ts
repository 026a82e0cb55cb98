import { readableOn } from './colour';

describe('the text on a message tag', () => {
  test.each([
    ['#E8B75A', 'dark'],
    ['#fff', 'dark'],
    ['#000', 'light'],
    ['#5B1A3A', 'light'],
    ['#00f', 'light'],
    ['#0f0', 'dark'],
  ])('on %s is %s', (colour, text) => expect(readableOn(colour)).toBe(text));

  test('has a contrast of at least 4.5 on every colour', () => {
    for (let step = 0; step < 4096; step += 7) {
      const colour = `#${step.toString(16).padStart(3, '0')}`;
      expect(contrast(colour, readableOn(colour) === 'dark' ? 0 : 1)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** WCAG contrast of a colour with black (0) or white (1), worked out on its own here. */
function contrast(colour: string, other: 0 | 1): number {
  const [r, g, b] = [...colour.slice(1)]
    .map((digit) => parseInt(digit + digit, 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [light, dark] = [Math.max(luminance, other), Math.min(luminance, other)];
  return (light + 0.05) / (dark + 0.05);
}
