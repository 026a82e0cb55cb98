import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../config/config';
import { NotFound } from '../errors/domain-errors';
import { PageAnswers } from './page-answers.service';
import type { PageName } from '../../client/server';

/** Pages of fixed content: nothing of the database on them. */
@Controller()
export class FixedPagesController {
  constructor(
    private readonly config: Config,
    private readonly pages: PageAnswers,
  ) {}

  @Get('travel-tips')
  travelTips(@Req() req: Request, @Res() res: Response) {
    return this.fixed(req, res, 'travelTips');
  }

  @Get('thank-you')
  thankYou(@Req() req: Request, @Res() res: Response) {
    return this.fixed(req, res, 'thankYou');
  }

  @Get('privacy-policy')
  privacy(@Req() req: Request, @Res() res: Response) {
    return this.fixed(req, res, 'privacy');
  }

  @Get('terms-of-service')
  terms(@Req() req: Request, @Res() res: Response) {
    return this.fixed(req, res, 'terms');
  }

  @Get('imprint')
  imprint(@Req() req: Request, @Res() res: Response) {
    return this.fixed(req, res, 'imprint');
  }

  /** For those who build the site; visitors never see it. */
  @Get('styleguide')
  styleguide(@Req() req: Request, @Res() res: Response) {
    if (this.config.mode !== 'development') throw new NotFound();
    return this.fixed(req, res, 'styleguide');
  }

  private fixed(req: Request, res: Response, name: PageName) {
    return this.pages.send(req, res, { name, props: () => ({}) });
  }
}
