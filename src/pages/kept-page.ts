import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { SPECULATION_RULES } from './speculation-rules.controller';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Pages and calls differ in these headers only. */
export interface Kind {
  type: string;
  vary: string;
  /** Headers of this kind alone, as a flat list. */
  more: string[];
}

export const PAGE: Kind = {
  type: 'text/html; charset=utf-8',
  vary: 'Cookie, Accept-Language, Accept-Encoding',
  more: SPECULATION_RULES,
};
export const CALL: Kind = {
  type: 'application/json; charset=utf-8',
  vary: 'Accept-Encoding',
  more: [],
};

/** One encoding of a page: its bytes, its own tag, and the headers that never change. */
export interface Variant {
  bytes: Buffer;
  etag: string;
  headers: string[];
}

/** What was true when a page's data were read. */
export interface State {
  /** The deals' version (see PageFreshness); null where no deal is shown. */
  version: number | null;
  /** Until then nothing shown runs out (ms since 1970). */
  validUntil: number;
}

/** The finished bytes of an answer: what is sent, again and again, until something it shows changes. */
export class KeptPage {
  readonly renderedAt = Date.now();
  /** How often it was sent: the busiest page is the first to be compressed best. */
  sent = 0;
  /** How long it took to make; known once it is compressed (ms). */
  madeInMs = 0;
  /** Another one is on its way, with the clocks set anew. */
  beingRenewed = false;
  private readonly hash: string;
  private readonly variants: Partial<Record<Encoding, Variant>> = {};

  constructor(
    text: string | Buffer,
    readonly state: State,
    readonly kind: Kind = PAGE,
  ) {
    const identity = typeof text === 'string' ? Buffer.from(text) : text;
    this.hash = createHash('sha1').update(identity).digest('base64url');
    this.set('identity', identity, '');
  }

  /** The best variant at hand among the encodings a client takes, in its order of liking. */
  variant(accepted: Encoding[]): Variant {
    const best = accepted.find((encoding) => encoding === 'identity' || this.variants[encoding]);
    return this.variants[best ?? 'identity'] ?? this.inflated();
  }

  /** What it holds in memory. */
  get size() {
    return Object.values(this.variants).reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  /** Makes one encoding at a quick level, so that nobody waits for the best. */
  async compress(encoding: Encoding): Promise<void> {
    if (this.variants[encoding]) return;
    const { bytes } = this.variant(['identity']);
    if (encoding === 'br')
      this.set('br', await brotli(bytes, brotliAt(QUICK, bytes.length)), '-quick');
    else this.set('gzip', await gzipped(bytes, { level: 6 }), '-gzip');
  }

  /** The smallest form; takes many times longer than the quick one. */
  async compressBest(): Promise<void> {
    const { bytes } = this.variant(['identity']);
    const quality = bytes.length < LARGE ? BEST : GOOD;
    this.set('br', await brotli(bytes, brotliAt(quality, bytes.length)), '-br');
  }

  /** Once compressed, the plain form is seldom wanted and always at hand: `variant` inflates it. */
  dropPlain() {
    if (this.variants.gzip) delete this.variants.identity;
  }

  private inflated(): Variant {
    const bytes = gunzipSync(this.variants.gzip!.bytes);
    return { bytes, etag: `"${this.hash}"`, headers: this.headers(`"${this.hash}"`, bytes) };
  }

  private set(encoding: Encoding, bytes: Buffer, suffix: string) {
    // Each form has a tag of its own: a strong one promises the same bytes.
    const etag = `"${this.hash}${suffix}"`;
    const headers = this.headers(etag, bytes);
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    this.variants[encoding] = { bytes, etag, headers };
  }

  private headers(etag: string, bytes: Buffer): string[] {
    const { type, vary, more } = this.kind;
    return [
      ...['Content-Type', type, 'Content-Length', String(bytes.length)],
      ...['Vary', vary, 'Cache-Control', 'no-cache', 'ETag', etag],
      ...more,
    ];
  }
}

/** Levels of brotli. Beyond QUICK each costs a multiple of the one before; of a large page, seconds. */
const [QUICK, GOOD, BEST] = [5, 7, 11];
const LARGE = 500_000;

const brotliAt = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    // No more memory than the page can fill.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(size)) + 1)),
  },
});
