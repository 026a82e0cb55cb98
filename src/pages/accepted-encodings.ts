import type { Encoding } from './kept-page';

const OURS: Encoding[] = ['br', 'gzip', 'identity'];
const remembered = new Map<string, Encoding[]>();

/** The encodings a client takes, best first, by the q-values of Accept-Encoding (RFC 9110 12.5.3). */
export function acceptedEncodings(header = ''): Encoding[] {
  const known = remembered.get(header);
  if (known) return known;
  const accepted = read(header);
  // Browsers send a handful of forms; made-up ones must not fill the memory.
  if (remembered.size < 100) remembered.set(header, accepted);
  return accepted;
}

function read(header: string): Encoding[] {
  const wishes = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name, ...params] = part.trim().split(';');
    const q = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find(Boolean);
    if (name) wishes.set(name.trim(), q === undefined ? 1 : Number(q));
  }
  const wish = (encoding: Encoding) =>
    wishes.get(encoding) ?? wishes.get('*') ?? (encoding === 'identity' ? 0.001 : 0);
  return OURS.filter((encoding) => wish(encoding) > 0).sort((a, b) => wish(b) - wish(a));
}
