import { Injectable } from '@nestjs/common';
import type { KeptPage } from './kept-page';

const MAX_BYTES = 64 * 1024 * 1024;

/** Kept pages by language and path, bounded by bytes; the one asked for longest ago goes first. */
@Injectable()
export class PageShelf {
  private readonly pages = new Map<string, KeptPage>();
  private bytes = 0;

  get(key: string): KeptPage | undefined {
    const page = this.pages.get(key);
    if (!page) return undefined;
    this.pages.delete(key);
    this.pages.set(key, page);
    return page;
  }

  put(key: string, page: KeptPage) {
    this.drop(key);
    this.pages.set(key, page);
    this.bytes += reserved(page);
    for (const oldest of this.pages.keys()) {
      if (this.bytes <= MAX_BYTES) break;
      this.drop(oldest);
    }
  }

  private drop(key: string) {
    const page = this.pages.get(key);
    if (!page) return;
    this.pages.delete(key);
    this.bytes -= reserved(page);
  }
}

/** Counted once, at putting: the compressed forms that follow add less than half. */
const reserved = (page: KeptPage) => page.body(['identity']).bytes.length * 1.5;
