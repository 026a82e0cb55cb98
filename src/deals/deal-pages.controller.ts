import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PageAnswers } from '../pages/page-answers.service';
import { DealsService } from './deals.service';
import { firstExpiry } from './first-expiry';
import { readChoice, readRoom } from '../../client/rules/list';

/** The pages that show deals: home, list, one deal. */
@Controller()
export class DealPagesController {
  constructor(
    private readonly deals: DealsService,
    private readonly pages: PageAnswers,
  ) {}

  @Get()
  home(@Req() req: Request, @Res() res: Response) {
    return this.pages.send(req, res, {
      name: 'home',
      load: () => this.deals.featuredCards(),
      props: (deals) => ({ deals }),
      validUntil: firstExpiry,
    });
  }

  @Get('deals')
  list(@Req() req: Request, @Res() res: Response) {
    const query = new URLSearchParams(req.originalUrl.split('?')[1]);
    const choice = readChoice(query);
    const room = readRoom(query);
    return this.pages.send(req, res, {
      name: 'deals',
      load: () => this.deals.cards(),
      props: (deals) => ({ deals, choice, room }),
      validUntil: firstExpiry,
    });
  }

  @Get('deals/:id')
  detail(@Param('id') id: string, @Req() req: Request, @Res() res: Response) {
    return this.pages.send(req, res, {
      name: 'deal',
      load: () => this.deals.find(id),
      props: (deal) => ({ id, deal }),
      validUntil: (deal, asOf) => firstExpiry([deal], asOf),
    });
  }
}
