import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../config/config';
import { chooseLanguage } from '../i18n/choose-language';
import { Texts } from '../i18n/texts.service';

const ICONS = [192, 512].map((size) => ({
  src: `/img/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}));

/** The small files that browsers and search engines look for at the root. */
@Controller()
export class SiteFilesController {
  constructor(
    private readonly config: Config,
    private readonly texts: Texts,
  ) {}

  /** The back office and the calls are nobody's search result. */
  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=86400')
  robots() {
    const { publicUrl } = this.config.http;
    return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  }

  @Get('site.webmanifest')
  manifest(@Req() req: Request, @Res() res: Response) {
    const language = chooseLanguage(req);
    const { name } = this.config.brand;
    const manifest = {
      name,
      short_name: name,
      description: this.texts.in(language)('common.organization.description'),
      lang: language,
      start_url: '/',
      display: 'browser',
      background_color: '#fbf3e6',
      theme_color: '#2b1226',
      icons: ICONS,
    };
    res.setHeader('Cache-Control', 'no-cache');
    res.vary('Cookie').vary('Accept-Language');
    res.type('application/manifest+json').send(JSON.stringify(manifest));
  }

  @Get('favicon.ico')
  favicon(@Res() res: Response) {
    res.sendFile('client/art/pictures/favicon.ico', {
      root: process.cwd(),
      maxAge: '1d',
      headers: { 'Content-Type': 'image/x-icon' },
    });
  }
}
