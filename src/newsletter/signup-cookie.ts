import type { Request, Response } from 'express';
import type { Config } from '../config/config';
import { isSame, signupMark } from '../security/tokens';

const COOKIE = 'signup';
const MARKS_KEPT = 5;
const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** Marks this browser as one that signed up the address; the mark is a signature over it. */
export function markBrowser(config: Config, req: Request, res: Response, email: string) {
  const mark = signupMark(config.secret, email);
  const marks = [mark, ...marksOf(req).filter((each) => each !== mark)].slice(0, MARKS_KEPT);
  const secure = config.http.secure ? '; Secure' : '';
  res.append(
    'Set-Cookie',
    `${COOKIE}=${marks.join('.')}; Path=/; Max-Age=${WEEK_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** Did this browser sign up the address? */
export function isMarked(config: Config, req: Request, email: string): boolean {
  const mark = signupMark(config.secret, email);
  return marksOf(req).some((each) => isSame(each, mark));
}

function marksOf(req: Request): string[] {
  const value = /(?:^|;\s*)signup=([\w.-]*)/.exec(req.headers.cookie ?? '')?.[1];
  return value ? value.split('.').filter((mark) => mark.length === 22) : [];
}
