import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../config/config';
import { DealsService } from '../deals/deals.service';
import { chooseLanguage } from '../i18n/choose-language';
import { Texts } from '../i18n/texts.service';
import { dealFeed } from './deal-feed';

/** The deals on sale as RSS, in the reader's language. */
@Controller()
export class DealFeedController {
  constructor(
    private readonly config: Config,
    private readonly deals: DealsService,
    private readonly texts: Texts,
  ) {}

  @Get('deals.rss')
  async feed(@Req() req: Request, @Res() res: Response) {
    const language = chooseLanguage(req);
    const feed = dealFeed(await this.deals.list(), {
      language,
      t: this.texts.in(language),
      publicUrl: this.config.http.publicUrl,
    });
    res.setHeader('Cache-Control', 'no-cache');
    res.vary('Cookie').vary('Accept-Language');
    res.type('application/rss+xml').send(feed);
  }
}
