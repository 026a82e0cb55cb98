// Loaded with the first sign-in: visitors never need it.
const argon2 = () => import('@node-rs/argon2');

/** argon2id as OWASP advises: 19 MiB, two passes, one lane; about 12 ms. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PARAMETERS = `$argon2id$v=19$m=${STRENGTH.memoryCost},t=${STRENGTH.timeCost},p=${STRENGTH.parallelism}$`;

export const hashPassword = async (password: string): Promise<string> =>
  (await argon2()).hash(password, STRENGTH);

/** False, not an error, where the stored text is no hash at all. */
export const isPassword = async (stored: string, password: string): Promise<boolean> =>
  (await argon2()).verify(stored, password).catch(() => false);

/** Was this hash made with other parameters than today's? */
export const isOutdated = (stored: string): boolean => !stored.startsWith(PARAMETERS);

/** A hash that no password fits: who does not exist costs as much time as who does. */
export const NOBODYS_HASH =
  `${PARAMETERS}c2FmYXJpLWZsYXNoLWRlYWxz$` + 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
