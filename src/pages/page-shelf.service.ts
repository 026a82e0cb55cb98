import { Injectable } from '@nestjs/common';
import type { KeptPage } from './kept-page';

const MAX_BYTES = 32 * 1024 * 1024;

interface Place {
  page: KeptPage;
  bytes: number;
  /** The number of the last request for it. */
  asked: number;
}

/** Kept pages by language and address, bounded by bytes; the one asked for longest ago goes first. */
@Injectable()
export class PageShelf {
  private readonly pages = new Map<string, Place>();
  private bytes = 0;
  private asked = 0;

  get(key: string): KeptPage | undefined {
    const place = this.pages.get(key);
    if (!place) return undefined;
    place.asked = this.asked += 1;
    return place.page;
  }

  put(key: string, page: KeptPage) {
    this.drop(key);
    this.pages.set(key, { page, bytes: 0, asked: (this.asked += 1) });
    this.weigh(key, page);
  }

  /** Counts a page anew whose size has changed, and makes room. */
  weigh(key: string, page: KeptPage) {
    const place = this.pages.get(key);
    if (place?.page !== page) return;
    this.bytes += page.size - place.bytes;
    place.bytes = page.size;
    while (this.bytes > MAX_BYTES) this.drop(this.oldest());
  }

  has(key: string, page: KeptPage): boolean {
    return this.pages.get(key)?.page === page;
  }

  /** Looked for when room is needed, which is seldom, and not kept in order at each request. */
  private oldest(): string {
    let [oldest, asked] = ['', Infinity];
    for (const [key, place] of this.pages) {
      if (place.asked < asked) [oldest, asked] = [key, place.asked];
    }
    return oldest;
  }

  private drop(key: string) {
    const place = this.pages.get(key);
    if (!place) return;
    this.pages.delete(key);
    this.bytes -= place.bytes;
  }
}
