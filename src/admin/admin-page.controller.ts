import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../config/config';
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

  private async data() {
    const [deals, stats, quotes] = await Promise.all([
      this.deals.list(),
      this.figures.stats(),
      this.figures.quotes(),
    ]);
    return { deals, stats, quotes };
  }
}
