import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The finished bytes of a page: what is sent, again and again, until something it shows changes. */
export class KeptPage {
  readonly renderedAt = Date.now();
  readonly status: number;
  readonly etag: string;
  private readonly bytes: Partial<Record<Encoding, Buffer>>;

  constructor(
    html: string,
    /** What was true when its data were read; see PageFreshness. */
    readonly state: { version: number; validUntil: number; status?: number },
  ) {
    const identity = Buffer.from(html);
    this.status = state.status ?? 200;
    this.etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    this.bytes = { identity };
  }

  /** The best body at hand among the encodings a client takes, in its order of liking. */
  body(accepted: Encoding[]): { encoding: Encoding; bytes: Buffer } {
    const encoding = accepted.find((each) => this.bytes[each]) ?? 'identity';
    return { encoding, bytes: this.bytes[encoding]! };
  }

  get size() {
    return Object.values(this.bytes).reduce((sum, bytes) => sum + bytes.length, 0);
  }

  /** Quick compression first, so that the next visitor gains at once; the best one follows. */
  async compress(): Promise<void> {
    const identity = this.bytes.identity!;
    [this.bytes.br, this.bytes.gzip] = await Promise.all([
      brotli(identity, brotliAt(5, identity.length)),
      gzipped(identity, { level: 6 }),
    ]);
    this.bytes.br = await brotli(identity, brotliAt(11, identity.length));
  }
}

const brotliAt = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});
