import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../config/config';
import { chooseLanguage } from '../i18n/choose-language';
import { DEFAULT_LANGUAGE, type Language } from '../i18n/languages';
import { keptAddress } from './kept-address';
import { KeptPages } from './kept-pages.service';
import { PageRenderer } from './page-renderer.service';
import { within } from '../promises/within';
import type { PageName, PageProps } from '../../client/server';

/** A public page: the same for every visitor of a language. */
export interface PublicPage<Name extends PageName, Data> {
  name: Name;
  /** Reads what the page shows; absent for a page of fixed content. */
  load?: () => Promise<Data>;
  /** The props for the data, or for null where the data are late. */
  props: (data: Data | null) => PageProps<Name>;
  /** Until when the page is true, with what was read after `asOf` (ms since 1970). */
  validUntil?: (data: Data, asOf: number) => number;
}

/** A public call: the same for everybody. */
export interface PublicCall<Data> {
  load: () => Promise<Data>;
  validUntil: (data: Data, asOf: number) => number;
}

/** Answers a request with a page: a kept one, a fresh one, or the right view of an error. */
@Injectable()
export class PageAnswers {
  constructor(
    private readonly config: Config,
    private readonly kept: KeptPages,
    private readonly renderer: PageRenderer,
  ) {}

  /** A public page; kept when its address is one that is worth keeping. */
  async send<Name extends PageName, Data>(
    req: Request,
    res: Response,
    page: PublicPage<Name, Data>,
  ): Promise<void> {
    const language = chooseLanguage(req);
    const url = keptAddress(req.originalUrl) ?? req.originalUrl;
    await this.kept.answer(req, res, {
      kind: 'page',
      showsDeals: Boolean(page.load),
      language,
      produce: () => this.produce(page, language, url),
    });
  }

  /** A public call whose answer is made of deals. */
  async sendCall<Data>(req: Request, res: Response, call: PublicCall<Data>): Promise<void> {
    await this.kept.answer(req, res, {
      kind: 'call',
      showsDeals: true,
      language: DEFAULT_LANGUAGE,
      produce: async () => {
        const asOf = Date.now();
        const data = await call.load();
        return { text: JSON.stringify(data), validUntil: call.validUntil(data, asOf) };
      },
    });
  }

  /** A page for this request alone: never kept, not even by the browser. */
  async sendPrivate<Name extends PageName>(
    req: Request,
    res: Response,
    name: Name,
    props: PageProps<Name>,
    status = 200,
  ): Promise<void> {
    const html = await this.render(name, props, chooseLanguage(req), req.originalUrl);
    res.setHeader('Cache-Control', 'no-store');
    this.sendHtml(res, html, status);
  }

  /** The view of an error: unknown addresses, what may not be seen, what does not work just now. */
  async sendError(req: Request, res: Response, status: number): Promise<void> {
    const [name, props] = errorView(req.path, status);
    const html = await this.render(name, props as never, chooseLanguage(req), req.originalUrl);
    res.setHeader('Cache-Control', 'no-store');
    this.sendHtml(res, html, status);
  }

  private async produce<Name extends PageName, Data>(
    page: PublicPage<Name, Data>,
    language: Language,
    url: string,
  ) {
    const asOf = Date.now();
    const data = page.load ? await within(this.config.pages.dataWaitMs, page.load()) : null;
    const text = await this.render(page.name, page.props(data), language, url);
    const validUntil = data !== null && page.validUntil ? page.validUntil(data, asOf) : Infinity;
    return { text, late: Boolean(page.load) && data === null, validUntil };
  }

  private render<Name extends PageName>(
    name: Name,
    props: PageProps<Name>,
    language: Language,
    url: string,
  ) {
    return this.renderer.render(name, props, { language, url });
  }

  private sendHtml(res: Response, html: Buffer, status = 200) {
    if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'no-cache');
    res.vary('Cookie').vary('Accept-Language');
    res.status(status).type('html').send(html);
  }
}

/** A deal that cannot be shown is 'not found' whatever the cause (contract section 5). */
function errorView(path: string, status: number): [PageName, object] {
  if (/^\/deals\/[^/]+\/?$/.test(path) && [404, 500, 503].includes(status)) {
    return ['dealNotFound', {}];
  }
  if (/^\/destinations\/[^/]+\/?$/.test(path) && status === 404) return ['destinationNotFound', {}];
  return status === 404 ? ['notFound', {}] : ['failure', { status }];
}
