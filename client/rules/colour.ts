/** A message tag may have any colour; its text must be readable on it (decisions, "Deals"). */
export function readableOn(colour: string): 'dark' | 'light' {
  const [red, green, blue] = channels(colour).map(linear);
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // Contrast with black beats contrast with white above this luminance (WCAG 2.x).
  return luminance > 0.179 ? 'dark' : 'light';
}

function channels(colour: string): number[] {
  const hex = colour.replace('#', '');
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16) / 255);
}

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
