import { Injectable } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Config } from '../config/config';
import { isOutage } from '../errors/outage';
import { chooseLanguage } from '../i18n/choose-language';
import type { Language } from '../i18n/languages';
import { KeptPage } from './kept-page';
import { PageFreshness } from './page-freshness.service';
import { sendKept } from './page-sender';
import { PageShelf } from './page-shelf.service';

/** Clocks inside a page are as old as the page; past this age it is rendered anew (ms). */
const CLOCKS_GOOD_FOR_MS = 20_000;

const KEPT = /^\/(deals(\/[1-9]\d{0,9})?|destinations(\/[a-z-]{1,40})?|[a-z-]{1,40})?$/;

interface Produced {
  html: string;
  /** Went out before its data came: true for nobody but this visitor. */
  late: boolean;
  validUntil: number;
}

/** Keeps finished pages, knows when they stop being true, renders each at most once at a time. */
@Injectable()
export class KeptPages {
  private readonly underWay = new Map<string, Promise<KeptPage>>();

  constructor(
    private readonly config: Config,
    private readonly shelf: PageShelf,
    private readonly freshness: PageFreshness,
  ) {}

  /** Only plain addresses of a known form are kept: nobody fills the shelf with made-up ones. */
  mayKeep(url: string): boolean {
    return KEPT.test(url);
  }

  /** The first middleware: sends a kept page that is surely true, without waiting for anything. */
  middleware() {
    return (req: IncomingMessage, res: ServerResponse, next: () => void) => {
      if ((req.method !== 'GET' && req.method !== 'HEAD') || !this.mayKeep(req.url!)) return next();
      const page = this.shelf.get(keyOf(chooseLanguage(req), req.url!));
      const version = this.freshness.known();
      if (page && version !== null && isTrue(page, version)) return sendKept(req, res, page);
      next();
    };
  }

  /**
   * Sends the page of this address, rendering it unless a kept one is true. While the database is
   * down, a page rendered before stands in, up to a bound.
   * @throws what `produce` throws, where nothing stands in.
   */
  async answer(
    req: IncomingMessage,
    res: ServerResponse,
    language: Language,
    produce: () => Promise<Produced>,
  ): Promise<void> {
    const key = keyOf(language, req.url!);
    const kept = this.shelf.get(key);
    try {
      const version = await this.freshness.current();
      const page = kept && isTrue(kept, version) ? kept : await this.once(key, version, produce);
      sendKept(req, res, page);
    } catch (error) {
      if (!kept || !isOutage(error) || this.tooOld(kept)) throw error;
      res.setHeader('Warning', '111 - "Revalidation failed"');
      sendKept(req, res, kept);
    }
  }

  private once(key: string, version: number, produce: () => Promise<Produced>): Promise<KeptPage> {
    const ticket = `${key} ${version}`;
    const waiting = this.underWay.get(ticket);
    if (waiting) return waiting;
    const made = this.make(key, version, produce).finally(() => this.underWay.delete(ticket));
    this.underWay.set(ticket, made);
    return made;
  }

  private async make(key: string, version: number, produce: () => Promise<Produced>) {
    const { html, late, validUntil } = await produce();
    const page = new KeptPage(html, { version, validUntil });
    if (late) return page;
    this.shelf.put(key, page);
    page.compress().catch(() => undefined);
    return page;
  }

  private tooOld(page: KeptPage) {
    return Date.now() - page.renderedAt > this.config.pages.staleIfErrorMs;
  }
}

const keyOf = (language: Language, url: string) => `${language} ${url}`;

function isTrue(page: KeptPage, version: number): boolean {
  const now = Date.now();
  return (
    page.state.version === version &&
    now < page.state.validUntil &&
    now - page.renderedAt < CLOCKS_GOOD_FOR_MS
  );
}
