import { Controller, Get, Param, Redirect, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { NotFound } from '../errors/domain-errors';
import { PageAnswers } from '../pages/page-answers.service';
import { destinations } from '../../client/content/destinations';

const ids = new Set<string>(destinations.map(({ id }) => id));

/** The list and the eight pages of fixed content. */
@Controller('destinations')
export class DestinationsController {
  constructor(private readonly pages: PageAnswers) {}

  @Get()
  list(@Req() req: Request, @Res() res: Response) {
    return this.pages.send(req, res, { name: 'destinations', props: () => ({}) });
  }

  /** The travel-tips card keeps its short address (decisions, "Links, routes, layout"). */
  @Get('okavango')
  @Redirect('/destinations/okavango-delta', 301)
  okavango() {}

  @Get(':id')
  detail(@Param('id') id: string, @Req() req: Request, @Res() res: Response) {
    if (!ids.has(id)) throw new NotFound('Destination not found');
    return this.pages.send(req, res, { name: 'destination', props: () => ({ id }) });
  }
}
