import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PageAnswers } from '../pages/page-answers.service';
import { DealsService } from './deals.service';
import { firstExpiry } from './first-expiry';

/** The public calls (contract section 4). */
@Controller('api/deals')
export class DealsController {
  constructor(
    private readonly deals: DealsService,
    private readonly answers: PageAnswers,
  ) {}

  /** What the list of the site needs and no more: a third of the whole. */
  @Get('cards')
  cards(@Req() req: Request, @Res() res: Response) {
    return this.answers.sendCall(req, res, {
      load: () => this.deals.cards(),
      validUntil: firstExpiry,
    });
  }

  @Get('featured')
  featured(@Req() req: Request, @Res() res: Response) {
    return this.answers.sendCall(req, res, {
      load: () => this.deals.featured(),
      validUntil: firstExpiry,
    });
  }

  @Get()
  list(@Req() req: Request, @Res() res: Response) {
    return this.answers.sendCall(req, res, {
      load: () => this.deals.list(),
      validUntil: firstExpiry,
    });
  }

  @Get(':id')
  find(@Param('id') id: string, @Req() req: Request, @Res() res: Response) {
    // An expired deal is answered as before: nothing to wait for.
    return this.answers.sendCall(req, res, {
      load: () => this.deals.find(id),
      validUntil: () => Infinity,
    });
  }
}
