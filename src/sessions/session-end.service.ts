import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { Config } from '../config/config';
import { sessionCookie } from './session-cookie';

/** Ends a session on the server and in the browser; where there is none, that is fine too. */
@Injectable()
export class SessionEnd {
  constructor(private readonly config: Config) {}

  async of(req: Request, res: Response): Promise<void> {
    const { name, options } = sessionCookie(this.config);
    await promisify(req.session.destroy.bind(req.session))();
    res.clearCookie(name, options);
  }
}
