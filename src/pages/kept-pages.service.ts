import { Injectable } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Config } from '../config/config';
import { isOutage } from '../errors/outage';
import { Unavailable } from '../errors/domain-errors';
import { chooseLanguage, languageAskedFor } from '../i18n/choose-language';
import { acceptedEncodings } from './accepted-encodings';
import { clocksAre } from './clocks';
import { keyAt, keyOf, type Place } from './kept-key';
import type { KeptPage } from './kept-page';
import { PageCompressor } from './page-compressor.service';
import { PageFreshness } from './page-freshness.service';
import { sendKept } from './page-sender';
import { PageShelf } from './page-shelf.service';
import { make, type Wanted } from './wanted';

/** What is sent, and whether it stands in for what cannot be known just now. */
interface Choice {
  page: KeptPage;
  lastKnown?: boolean;
}

const LAST_KNOWN = ['Warning', '111 - "Revalidation Failed"'];

/** Keeps finished pages and calls, knows when they stop being true, makes each once at a time. */
@Injectable()
export class KeptPages {
  /** How answers came about, for the metrics. */
  readonly tally = { at_once: 0, kept_or_made: 0, last_known: 0 };
  private readonly underWay = new Map<string, Promise<Choice>>();

  constructor(
    private readonly config: Config,
    private readonly shelf: PageShelf,
    private readonly compressor: PageCompressor,
    private readonly freshness: PageFreshness,
  ) {}

  /**
   * Sends what is kept, surely true and needs no work; false where there is no such thing.
   * `headers` are those of every answer, as a flat list.
   */
  sendAtOnce(req: IncomingMessage, res: ServerResponse, headers: string[]): boolean {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    // A language asked for is also saved, and that is a middleware's work.
    if (!this.config.pages.keep || languageAskedFor(req.url)) return false;
    const kind = req.url!.startsWith('/api/') ? 'call' : 'page';
    const page = this.find({ kind, language: chooseLanguage(req) }, req.url!);
    if (!page || !isTrue(page, this.freshness.known())) return false;
    const clocks = clocksAre(page);
    if (clocks === 'wrong' || (clocks === 'old' && !page.beingRenewed)) return false;
    this.tally.at_once += 1;
    sendKept(req, res, page, headers);
    return true;
  }

  /**
   * Sends the answer of this address, made now unless a kept one is true. While the database is
   * down, a page made before stands in, up to a bound.
   * @throws what `produce` throws, where nothing stands in.
   */
  async answer(req: IncomingMessage, res: ServerResponse, wanted: Wanted): Promise<void> {
    const key = this.config.pages.keep ? keyOf(wanted, req.url!) : null;
    const { page, lastKnown }: Choice = key
      ? await this.choose(key, wanted)
      : await make(wanted, null);
    const [best] = acceptedEncodings(req.headers['accept-encoding'] as string);
    await page.compress(best ?? 'identity');
    this.tally[lastKnown ? 'last_known' : 'kept_or_made'] += 1;
    sendKept(req, res, page, lastKnown ? LAST_KNOWN : []);
  }

  /** Mostly the address is written as its page is kept; only else is it looked at more closely. */
  private find(place: Place, url: string): KeptPage | undefined {
    const found = this.shelf.get(keyAt(place, url));
    if (found) return found;
    const plain = keyOf(place, url);
    return plain ? this.shelf.get(plain) : undefined;
  }

  private async choose(key: string, wanted: Wanted): Promise<Choice> {
    const page = this.shelf.get(key);
    try {
      const version = wanted.showsDeals ? await this.freshness.current() : null;
      const clocks = page && isTrue(page, version) ? clocksAre(page) : 'wrong';
      if (!page || clocks === 'wrong') {
        return await this.once(key, version, wanted);
      }
      if (clocks === 'old') this.renew(page, key, version, wanted);
      return { page };
    } catch (error) {
      if (!isNoAnswer(error) || !this.mayStandIn(page, wanted)) throw error;
      return { page, lastKnown: true };
    }
  }

  /** A page made before may, up to a bound; a call says what is true now, or that it cannot. */
  private mayStandIn(page: KeptPage | undefined, { kind }: Wanted): page is KeptPage {
    return (
      kind === 'page' &&
      page !== undefined &&
      Date.now() - page.renderedAt < this.config.pages.staleIfErrorMs
    );
  }

  /** Makes a page anew while the old one is sent. */
  private renew(page: KeptPage, key: string, version: number | null, wanted: Wanted) {
    page.beingRenewed = true;
    const over = () => (page.beingRenewed = false);
    this.once(key, version, wanted).then(over, over);
  }

  /** A hundred visitors of a page that is no longer true make it once. */
  private once(key: string, version: number | null, wanted: Wanted): Promise<Choice> {
    const ticket = `${version} ${key}`;
    const waiting = this.underWay.get(ticket);
    if (waiting) return waiting;
    const made = this.makeAndKeep(key, version, wanted).finally(() => this.underWay.delete(ticket));
    this.underWay.set(ticket, made);
    return made;
  }

  private async makeAndKeep(key: string, version: number | null, wanted: Wanted) {
    const began = performance.now();
    const { page, late } = await make(wanted, version);
    if (late) return { page };
    await this.compressor.compress(page);
    page.madeInMs = performance.now() - began;
    this.shelf.put(key, page);
    this.compressor.improve(key, page);
    return { page };
  }
}

const isTrue = ({ state }: KeptPage, version: number | null) =>
  (state.version === null || state.version === version) && Date.now() < state.validUntil;

const isNoAnswer = (error: unknown) => error instanceof Unavailable || isOutage(error);
