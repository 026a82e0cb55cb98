import type { NextFunction, Request, Response } from 'express';

/** One address a page: `/deals/` leads to `/deals`. Never to another host (`//elsewhere/`). */
export function tidyAddress(req: Request, res: Response, next: NextFunction) {
  const tidy = /^(\/[^/\\].*?)\/+$/.exec(req.path)?.[1];
  if (!tidy || req.method !== 'GET' || tidy.startsWith('/api')) return next();
  const query = req.originalUrl.indexOf('?');
  res.redirect(308, tidy + (query < 0 ? '' : req.originalUrl.slice(query)));
}
