import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Config } from '../config/config';
import { DealsService } from '../deals/deals.service';
import { LANGUAGES } from '../i18n/languages';
import { builtAt } from './built-at';
import { destinations } from '../../client/content/destinations';
import { links } from '../../client/site/links';
import type { Deal } from '../../client/rules/deal';

const FIXED = [
  links.destinations,
  ...destinations.map(({ id }) => links.destination(id)),
  links.travelTips,
  links.contact,
  links.privacy,
  links.terms,
  links.imprint,
];

/** Every page that search engines shall know, when it last changed, and its four languages. */
@Controller()
export class SiteMapController {
  constructor(
    private readonly config: Config,
    private readonly deals: DealsService,
  ) {}

  @Get('sitemap.xml')
  async siteMap(@Res() res: Response) {
    // Asked for now and then by search engines: not part of every start.
    const { SitemapStream, streamToPromise } = await import('sitemap');
    const stream = new SitemapStream({ hostname: this.config.http.publicUrl });
    for (const { path, lastmod } of pagesWith(await this.deals.list())) {
      stream.write({ url: path, lastmod: lastmod.toISOString(), links: this.alternates(path) });
    }
    stream.end();
    const xml = await streamToPromise(stream);
    res.setHeader('Cache-Control', 'no-cache');
    res.type('application/xml').send(xml.toString());
  }

  private alternates(path: string) {
    const url = this.config.http.publicUrl + path;
    return [
      ...LANGUAGES.map((lang) => ({ lang, url: `${url}?lang=${lang}` })),
      { lang: 'x-default', url },
    ];
  }
}

/** Fixed content changes with a build; home and list change with the deals. */
function pagesWith(deals: Deal[]): { path: string; lastmod: Date }[] {
  const built = builtAt();
  const changed = deals.map(({ updatedAt }) => new Date(updatedAt));
  const latest = new Date(Math.max(built.getTime(), ...changed.map(Number)));
  return [
    ...[links.home, links.deals].map((path) => ({ path, lastmod: latest })),
    ...FIXED.map((path) => ({ path, lastmod: built })),
    ...deals.map(({ id }, at) => ({ path: links.deal(id), lastmod: changed[at] })),
  ];
}
