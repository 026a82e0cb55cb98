import { hash } from '@node-rs/argon2';

/** argon2id as OWASP advises: 19 MiB, two passes, one lane; about 12 ms. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, STRENGTH);
