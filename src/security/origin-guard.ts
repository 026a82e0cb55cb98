import type { NextFunction, Request, Response } from 'express';
import type { Config } from '../config/config';
import { NotAllowed } from '../errors/domain-errors';

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * One-click unsubscribing is a mail provider's call (RFC 8058); the page of a confirmation link hides
 * where it stands from whoever it sends to, older browsers' Origin included.
 */
const TOKEN_IS_THE_RIGHT = new Set(['/newsletter/unsubscribe', '/newsletter/confirm']);

/**
 * Refuses a state-changing call that a foreign site's page sends (contract C14). A browser says where
 * a call comes from; a command line says nothing and is let through.
 * @throws NotAllowed
 */
export function originGuard(config: Config) {
  const own = new URL(config.http.publicUrl).origin;
  return (req: Request, _res: Response, next: NextFunction) => {
    if (CHANGES_NOTHING.has(req.method) || comesFromUs(req, own)) next();
    else next(new NotAllowed());
  };
}

function comesFromUs(req: Request, own: string): boolean {
  if (TOKEN_IS_THE_RIGHT.has(req.path)) return true;
  const site = req.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = req.get('Origin');
  return !origin || origin === own || origin === `${req.protocol}://${req.get('Host')}`;
}
