import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DealsService } from '../../deals/deals.service';
import { NotFound } from '../../errors/domain-errors';
import { dealCard, destinationCard, type Card } from './card';
import { SocialCards } from './social-cards.service';

/** The pictures that stand beside a link to us elsewhere: 1200 × 630, one a deal and a destination. */
@Controller('social')
export class SocialCardsController {
  constructor(
    private readonly cards: SocialCards,
    private readonly deals: DealsService,
  ) {}

  @Get('deals/:id.jpg')
  async deal(@Param('id') id: string, @Req() req: Request, @Res() res: Response) {
    await this.send(req, res, dealCard(await this.deals.find(id)));
  }

  @Get('destinations/:language/:id.jpg')
  async destination(
    @Param('language') language: string,
    @Param('id') id: string,
    @Req() req: Request,
    @Res() res: Response,
  ) {
    const card = destinationCard(id, language);
    if (!card) throw new NotFound();
    await this.send(req, res, card);
  }

  private async send(req: Request, res: Response, card: Card) {
    const { bytes, etag } = await this.cards.image(card);
    res.setHeader('Cache-Control', 'public, max-age=86400');
    // Cards are there to be shown by others.
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    res.setHeader('ETag', etag);
    if (req.headers['if-none-match']?.includes(etag)) return res.status(304).end();
    return res.type('image/jpeg').send(bytes);
  }
}
