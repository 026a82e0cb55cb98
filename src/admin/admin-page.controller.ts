import { Controller, Get, Post, Redirect, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../config/config';
import { OutboxService } from '../outbox/outbox.service';
import { PageAnswers } from '../pages/page-answers.service';
import { within } from '../promises/within';
import { AdminDeals } from './admin-deals.service';
import { AdminStatsService } from './admin-stats.service';
import { readDeskChoice } from '../../client/rules/desk-list';

/** The dashboard, with its data; where these are late, with the loading text. */
@Controller('admin')
export class AdminPageController {
  constructor(
    private readonly config: Config,
    private readonly deals: AdminDeals,
    private readonly figures: AdminStatsService,
    private readonly outbox: OutboxService,
    private readonly pages: PageAnswers,
  ) {}

  @Get()
  async dashboard(@Req() req: Request, @Res() res: Response) {
    const query = new URLSearchParams(req.originalUrl.split('?')[1]);
    await this.pages.sendPrivate(req, res, 'admin', {
      username: req.user!.username,
      brought: await within(this.config.pages.dataWaitMs, this.data()),
      choice: readDeskChoice(query),
      tab: query.get('tab') === 'settings' ? 'settings' : 'deals',
    });
  }

  /** A plain form's post: the mails that were given up are tried again. */
  @Post('parked-mails')
  @Redirect('/admin', 303)
  async retryParkedMails() {
    await this.outbox.retryParked();
  }

  private async data() {
    const [deals, stats, quotes, parked] = await Promise.all([
      this.deals.list(),
      this.figures.stats(),
      this.figures.quotes(),
      this.outbox.parked(),
    ]);
    return { deals, stats, quotes, parked };
  }
}
