import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../config/config';
import { NotFound } from '../errors/domain-errors';
import { RateLimits } from '../security/rate-limits';
import { ExportAnswers, wantsPage } from './export-answers.service';
import { isExportKind } from './export-kinds';
import { Exports } from './exports.service';

/** One GET that ends in a file, and the places where a longer one is waited for. */
@Controller()
export class ExportsController {
  constructor(
    private readonly config: Config,
    private readonly limits: RateLimits,
    private readonly exports: Exports,
    private readonly answers: ExportAnswers,
  ) {}

  @Get('api/admin/export/:kind')
  async request(@Param('kind') kind: string, @Req() req: Request, @Res() res: Response) {
    if (!isExportKind(kind)) throw new NotFound();
    // HEAD changes nothing, so it starts nothing either.
    if (req.method === 'HEAD') return res.type('text/csv').end();
    await this.limits.take(this.config.limits.exports, req.sessionID);
    return this.answers.file(req, res, await this.exports.request(kind, req.user!.id));
  }

  @Get('api/admin/exports/:id')
  async file(@Param('id') id: string, @Req() req: Request, @Res() res: Response) {
    const found = await this.exports.find(id, req.user!.id);
    if (found) return this.answers.file(req, res, found);
    if (!wantsPage(req)) throw new NotFound('Export not found');
    return this.answers.gone(req, res);
  }

  @Get('admin/exports/:id')
  async page(@Param('id') id: string, @Req() req: Request, @Res() res: Response) {
    const found = await this.exports.find(id, req.user!.id);
    return found ? this.answers.page(req, res, found) : this.answers.gone(req, res);
  }
}
