import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Config } from '../../config/config';
import { Unavailable } from '../../errors/domain-errors';
import { CARD, drawCard } from './card-drawing';
import { pictureFile } from './card-pictures';
import type { Card } from './card';

const MAX_KEPT_BYTES = 16 * 1024 * 1024;
const MAX_UNDER_WAY = 30;

/** A finished card and the name of its content. */
export interface CardImage {
  bytes: Buffer;
  etag: string;
}

/** Draws social cards, one at a time, and keeps what was drawn, bounded by bytes. */
@Injectable()
export class SocialCards {
  private readonly kept = new Map<string, CardImage>();
  private readonly underWay = new Map<string, Promise<CardImage>>();
  private keptBytes = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly config: Config) {}

  /** The card as JPEG. @throws Unavailable while too many wait for theirs. */
  async image(card: Card): Promise<CardImage> {
    const key = createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 22);
    return this.recall(key) ?? this.underWay.get(key) ?? this.make(key, card);
  }

  private make(key: string, card: Card): Promise<CardImage> {
    if (this.underWay.size >= MAX_UNDER_WAY) throw new Unavailable();
    const image = this.inTurn(() => this.draw(card))
      .then((bytes) => this.keep(key, bytes))
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, image);
    return image;
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  private async draw(card: Card): Promise<Buffer> {
    const sharp = await loadSharp();
    return sharp(pictureFile(card.picture))
      .resize({ ...CARD, fit: 'cover' })
      .composite([{ input: Buffer.from(drawCard(card, this.config.brand.name)) }])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  }

  private recall(key: string): CardImage | undefined {
    const image = this.kept.get(key);
    if (!image) return undefined;
    this.kept.delete(key);
    this.kept.set(key, image);
    return image;
  }

  /** What was asked for longest ago goes first. */
  private keep(key: string, bytes: Buffer): CardImage {
    const image = { bytes, etag: `"${key}"` };
    this.kept.set(key, image);
    this.keptBytes += bytes.length;
    for (const [oldest, { bytes: gone }] of this.kept) {
      if (this.keptBytes <= MAX_KEPT_BYTES) break;
      this.kept.delete(oldest);
      this.keptBytes -= gone.length;
    }
    return image;
  }
}

/** Loaded for the first card: it takes memory, and most processes never draw one. None is drawn twice. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}
