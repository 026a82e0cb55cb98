import { RedisStore } from 'connect-redis';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { Redis } from 'ioredis';
import passport from 'passport';
import type { Config } from '../config/config';
import { Unavailable } from '../errors/domain-errors';
import { SESSION_MS, sessionCookie } from './session-cookie';

/** Only these know sessions: no other request costs a look into Redis. */
export const SESSION_PATHS = ['/login', '/logout', '/admin', '/api/auth', '/api/admin'];

/** Sessions in Redis, and Passport's user of each. */
export function sessions(config: Config, redis: Redis): RequestHandler[] {
  const { name, options } = sessionCookie(config);
  return [
    redisIsThere(redis),
    ...(config.http.secure ? [cameSecurely] : []),
    session({
      name,
      secret: config.secret,
      store: new RedisStore({ client: redis, prefix: 'session:', ttl: SESSION_MS / 1000 }),
      cookie: { ...options, sameSite: 'lax', maxAge: SESSION_MS },
      resave: false,
      rolling: true,
      saveUninitialized: false,
    }),
    passport.initialize(),
    passport.session(),
  ];
}

/** What a session page or call answers stays nowhere but on the screen (contract C12). */
export function neverStored(_req: Request, res: Response, next: NextFunction) {
  res.setHeader('Cache-Control', 'no-store');
  next();
}

/** Without Redis nobody is known: say so at once. */
function redisIsThere(redis: Redis): RequestHandler {
  return (_req, _res, next) => next(redis.status === 'ready' ? undefined : new Unavailable());
}

/** PUBLIC_URL says https, so the cookie is Secure, whatever carried the request its last yard. */
function cameSecurely(req: Request, _res: Response, next: NextFunction) {
  Object.defineProperty(req, 'secure', { value: true });
  next();
}
