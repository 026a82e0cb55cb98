import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { UnsupportedMediaTypeException } from '@nestjs/common';

const LIMIT = '100kb';

/**
 * Calls under /api take JSON and nothing else; pages take what a plain form posts (contract C2, C11).
 * A call without a body needs no Content-Type.
 */
export function bodies(): RequestHandler[] {
  const json = express.json({ limit: LIMIT, strict: false, type: () => true });
  const form = express.urlencoded({ limit: LIMIT, extended: false });
  return [
    (req: Request, res: Response, next: NextFunction) => {
      if (!hasBody(req)) return next();
      if (!req.path.startsWith('/api')) return form(req, res, next);
      if (!req.is('application/json')) return next(new UnsupportedMediaTypeException());
      return json(req, res, next);
    },
  ];
}

const hasBody = (req: Request) =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
