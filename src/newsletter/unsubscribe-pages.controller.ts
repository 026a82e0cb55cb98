import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PageAnswers } from '../pages/page-answers.service';
import type { PageProps } from '../pages/page-renderer.service';
import { NewsletterService } from './newsletter.service';

/** Leaving: a page with one button, and the one-click POST of mail programs (RFC 8058). */
@Controller('newsletter/unsubscribe')
export class UnsubscribePagesController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly pages: PageAnswers,
  ) {}

  @Get()
  ask(@Query('token') token: unknown, @Req() req: Request, @Res() res: Response) {
    return this.show(req, res, { token: typeof token === 'string' ? token : null, done: false });
  }

  /** The answer is the same for a token of nobody's, and when repeated. */
  @Post()
  @HttpCode(200)
  async unsubscribe(@Query('token') inLink: unknown, @Req() req: Request, @Res() res: Response) {
    const token: unknown = req.body?.token ?? inLink;
    if (typeof token === 'string') await this.newsletter.unsubscribe(token);
    return this.show(req, res, { token: null, done: true });
  }

  private show(req: Request, res: Response, view: PageProps<'newsletterUnsubscribe'>) {
    res.setHeader('Referrer-Policy', 'no-referrer');
    return this.pages.sendPrivate(req, res, 'newsletterUnsubscribe', view);
  }
}
