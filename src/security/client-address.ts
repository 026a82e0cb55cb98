import { isIPv6 } from 'node:net';

/**
 * What a client is counted by. One household or server has a whole IPv6 network (/64) to itself,
 * so that is what counts there, not the single address.
 */
export function clientKey(address = 'unknown'): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0];
  return isIPv6(plain) ? `${network(plain)}::/64` : plain;
}

function network(address: string): string {
  const [head, tail] = address.split('::');
  const before = groups(head);
  const zeros = tail === undefined ? 0 : 8 - before.length - groups(tail).length;
  const all = [...before, ...Array<string>(zeros).fill('0'), ...groups(tail ?? '')];
  return all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

const groups = (part: string) => (part ? part.split(':') : []);
