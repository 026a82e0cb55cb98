import type { NextFunction, Request, Response } from 'express';
import type { Config } from '../config/config';
import { languageAskedFor, languageCookie } from './choose-language';

/** `?lang=de` chooses for this page and for those that follow (decisions, "Languages"). */
export function saveLanguageAskedFor(config: Config) {
  return (req: Request, res: Response, next: NextFunction) => {
    const language = req.method === 'GET' ? languageAskedFor(req.url) : null;
    if (language) res.append('Set-Cookie', languageCookie(language, config.http.secure));
    next();
  };
}
