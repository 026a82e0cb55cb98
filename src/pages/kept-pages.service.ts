import { Injectable } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Config } from '../config/config';
import { isOutage } from '../errors/outage';
import { Unavailable } from '../errors/domain-errors';
import { chooseLanguage, languageAskedFor } from '../i18n/choose-language';
import type { Language } from '../i18n/languages';
import { acceptedEncodings } from './accepted-encodings';
import { keptAddress, keptCall } from './kept-address';
import { CALL, KeptPage, PAGE } from './kept-page';
import { PageCompressor } from './page-compressor.service';
import { PageFreshness } from './page-freshness.service';
import { sendKept } from './page-sender';
import { PageShelf } from './page-shelf.service';

/** Clocks inside a page are as old as the page: past this age it is rendered anew, unnoticed (ms) … */
const CLOCKS_GOOD_FOR_MS = 60_000;
/** … and past this one before it is sent. */
const CLOCKS_TOLERABLE_FOR_MS = 300_000;

/** A page or call as its feature makes it. */
export interface Wanted {
  kind: 'page' | 'call';
  /** Shows deals: kept until they change. Otherwise nothing it shows ever changes. */
  showsDeals: boolean;
  language: Language;
  produce: () => Promise<Produced>;
}

export interface Produced {
  text: string | Buffer;
  /** Went out before its data came: true for nobody but this visitor. */
  late?: boolean;
  validUntil: number;
}

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
    const key = keyOf({ kind, language: chooseLanguage(req) }, req.url!);
    const page = key && this.shelf.get(key);
    if (!page || !isTrue(page, this.freshness.known()) || this.clocksAre(page) !== 'good')
      return false;
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

  private async choose(key: string, wanted: Wanted): Promise<Choice> {
    const page = this.shelf.get(key);
    try {
      const version = wanted.showsDeals ? await this.freshness.current() : null;
      const clocks = page && isTrue(page, version) ? this.clocksAre(page) : 'wrong';
      if (!page || clocks === 'wrong') {
        return await this.once(key, version, wanted);
      }
      if (clocks === 'old') this.once(key, version, wanted).catch(() => undefined);
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
    const { page, late } = await make(wanted, version);
    if (late) return { page };
    this.shelf.put(key, page);
    await this.compressor.compress(key, page);
    return { page };
  }

  /** Only pages with clocks on them grow old: those with deals. While a new one is made, the old is good. */
  private clocksAre(page: KeptPage): 'good' | 'old' | 'wrong' {
    const age = Date.now() - page.renderedAt;
    if (page.kind === CALL || page.state.version === null || age < CLOCKS_GOOD_FOR_MS)
      return 'good';
    return age < CLOCKS_TOLERABLE_FOR_MS ? 'old' : 'wrong';
  }
}

async function make(wanted: Wanted, version: number | null) {
  const { text, late, validUntil } = await wanted.produce();
  const kind = wanted.kind === 'call' ? CALL : PAGE;
  return { page: new KeptPage(text, { version, validUntil }, kind), late };
}

function keyOf({ kind, language }: Pick<Wanted, 'kind' | 'language'>, url: string): string | null {
  const address = kind === 'call' ? keptCall(url) : keptAddress(url);
  return address && `${kind === 'call' ? '' : language} ${address}`;
}

const isTrue = ({ state }: KeptPage, version: number | null) =>
  (state.version === null || state.version === version) && Date.now() < state.validUntil;

const isNoAnswer = (error: unknown) => error instanceof Unavailable || isOutage(error);
