import { Injectable } from '@nestjs/common';
import type { KeptPage } from './kept-page';

const MAX_BYTES = 48 * 1024 * 1024;

/** Kept pages by language and address, bounded by bytes; the one asked for longest ago goes first. */
@Injectable()
export class PageShelf {
  private readonly pages = new Map<string, { page: KeptPage; bytes: number }>();
  private bytes = 0;

  get(key: string): KeptPage | undefined {
    const place = this.pages.get(key);
    if (!place) return undefined;
    this.pages.delete(key);
    this.pages.set(key, place);
    return place.page;
  }

  put(key: string, page: KeptPage) {
    this.drop(key);
    this.pages.set(key, { page, bytes: 0 });
    this.weigh(key, page);
  }

  /** Counts a page anew whose size has changed, and makes room. */
  weigh(key: string, page: KeptPage) {
    const place = this.pages.get(key);
    if (place?.page !== page) return;
    this.bytes += page.size - place.bytes;
    place.bytes = page.size;
    for (const oldest of this.pages.keys()) {
      if (this.bytes <= MAX_BYTES) break;
      this.drop(oldest);
    }
  }

  has(key: string, page: KeptPage): boolean {
    return this.pages.get(key)?.page === page;
  }

  private drop(key: string) {
    const place = this.pages.get(key);
    if (!place) return;
    this.pages.delete(key);
    this.bytes -= place.bytes;
  }
}
