import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DealsService } from '../../deals/deals.service';
import { NotFound } from '../../errors/domain-errors';
import { isLanguage } from '../../i18n/languages';
import { Texts } from '../../i18n/texts.service';
import { dealCard, destinationCard, siteCard, type Card } from './card';
import { SocialCards } from './social-cards.service';

/** The pictures that stand beside a link to us elsewhere: 1200 × 630, for deals, destinations and the site. */
@Controller('social')
export class SocialCardsController {
  constructor(
    private readonly cards: SocialCards,
    private readonly deals: DealsService,
    private readonly texts: Texts,
  ) {}

  @Get('deals/:id.jpg')
  async deal(@Param('id') id: string, @Req() req: Request, @Res() res: Response) {
    await this.send(req, res, dealCard(await this.deals.find(id)));
  }

  @Get('site/:language.jpg')
  async site(@Param('language') language: string, @Req() req: Request, @Res() res: Response) {
    if (!isLanguage(language)) throw new NotFound();
    await this.send(req, res, siteCard(this.texts.in(language)));
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
