import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Unavailable } from '../errors/domain-errors';
import { PageAnswers } from '../pages/page-answers.service';
import { Exports } from './exports.service';
import type { Export } from './export.entity';

/** Answers with what an export is by now: the file, the way to it, or that there is none. */
@Injectable()
export class ExportAnswers {
  constructor(
    private readonly exports: Exports,
    private readonly pages: PageAnswers,
  ) {}

  /** For a link or a client that wants the file (contract section 4). */
  async file(req: Request, res: Response, found: Export): Promise<void> {
    if (found.state === 'ready') return this.send(req, res, found);
    if (wantsPage(req)) return res.redirect(303, pageOf(found));
    if (found.state === 'failed') throw new Unavailable();
    const location = fileOf(found);
    const message = 'The export is being built.';
    res.status(202).location(location).json({ message, location });
  }

  /** For a person who waits: how far it is, by itself again and again, until the file comes. */
  async page(req: Request, res: Response, found: Export): Promise<void> {
    const { kind, state } = found;
    if (state === 'ready') res.setHeader('Refresh', `1; url=${fileOf(found)}`);
    else if (state !== 'failed') res.setHeader('Refresh', '2');
    const progress = state === 'building' ? await this.exports.progress(found.id) : null;
    const file = fileOf(found);
    const status = state === 'failed' ? 503 : 200;
    return this.pages.sendPrivate(req, res, 'export', { kind, state, progress, file }, status);
  }

  async gone(req: Request, res: Response): Promise<void> {
    const gone = { kind: null, state: 'expired', progress: null, file: '' } as const;
    return this.pages.sendPrivate(req, res, 'export', gone, 404);
  }

  private async send(req: Request, res: Response, ready: Export) {
    res.setHeader('Content-Type', 'text/csv; charset=utf-8');
    res.setHeader('Content-Disposition', `attachment; filename="${ready.fileName}"`);
    // A download that breaks off is shorter than this, and no browser takes it for whole.
    res.setHeader('Content-Length', ready.byteCount);
    if (req.method === 'HEAD') return void res.end();
    try {
      await pipeline(Readable.from(this.exports.content(ready)), res);
    } catch (error) {
      // The asker went away: there is nobody to tell.
      if (!res.destroyed) throw error;
    }
  }
}

export const wantsPage = (req: Request) => /text\/html/.test(req.get('Accept') ?? '');

const fileOf = ({ id }: Export) => `/api/admin/exports/${id}`;
const pageOf = ({ id }: Export) => `/admin/exports/${id}`;
