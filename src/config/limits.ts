import type { EnvReader } from './env-reader';

/** So many in so much time, for each key that is counted. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

export type Limits = ReturnType<typeof readLimits>;

/** The rate limits of contract 1.4; each may be set anew as COUNT/SECONDS. */
export function readLimits(read: EnvReader) {
  const limit = (name: string, fallback: string): Limit => {
    const variable = `LIMIT_${name.toUpperCase()}`;
    const [points, seconds] = read.text(variable, fallback).split('/').map(Number);
    const right = [points, seconds].every((each) => Number.isInteger(each) && each > 0);
    if (!right) read.wrong(variable, 'must look like 10/600: so many in so many seconds');
    return { name, points, seconds };
  };
  return {
    newsletter: limit('newsletter', '10/600'),
    contact: limit('contact', '3/600'),
    contactSolved: limit('contact_solved', '20/600'),
    loginAddress: limit('login_address', '10/900'),
    loginUser: limit('login_user', '5/900'),
    exports: limit('exports', '10/60'),
    mailsToAddress: limit('mails_to_address', '3/3600'),
  };
}
