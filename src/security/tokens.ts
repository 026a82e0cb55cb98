import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Tokens in links are made from a seed and the house's secret: the same one can be mailed again,
 * although only its hash and its seed are stored, and neither opens anything by itself.
 */
export const newSeed = () => randomBytes(32).toString('base64url');

/** The token of a confirmation link: 32 bytes, in letters fit for a URL. */
export const confirmToken = (secret: string, seed: string) => mac(secret, `confirm:${seed}`);

/** What is stored of a token. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The token of an unsubscribe link; it stays good for as long as the subscription exists. */
export const unsubscribeToken = (secret: string, subscription: number) =>
  `${subscription}.${mac(secret, `unsubscribe:${subscription}`)}`;

/** Whose unsubscribe token this is; null when it is nobody's. */
export function subscriptionOf(secret: string, token: string): number | null {
  const [id] = token.split('.');
  if (!/^[1-9]\d{0,9}$/.test(id)) return null;
  return isSame(token, unsubscribeToken(secret, Number(id))) ? Number(id) : null;
}

/** The mark a browser keeps of having signed up an address; says nothing to who reads it. */
export const signupMark = (secret: string, email: string) =>
  mac(secret, `signup:${email}`).slice(0, 22);

export function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a, b);
}

const mac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');
