import type { CookieOptions } from 'express';
import type { Config } from '../config/config';

/** A session lives this long after it was last used. */
export const SESSION_MS = 24 * 60 * 60 * 1000;

/** The `__Host-` prefix binds the cookie to this very host; browsers take it over https only. */
export function sessionCookie({ http }: Config): { name: string; options: CookieOptions } {
  return {
    name: http.secure ? '__Host-session' : 'session',
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure: http.secure },
  };
}
