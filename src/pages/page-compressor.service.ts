import { Injectable } from '@nestjs/common';
import type { KeptPage } from './kept-page';
import { PageShelf } from './page-shelf.service';

/** For each moment of work, this many of rest: the best compression takes a tenth of a core at most. */
const REST = 9;
/** A page that changes twice a second is replaced before that is worth anything: only one of this age is (ms). */
const SETTLED_MS = 1000;

/**
 * Compresses kept pages: quickly at once, as well as can be one page after the other in the
 * background, the busiest first. A page that was replaced meanwhile is not worth it any more.
 */
@Injectable()
export class PageCompressor {
  private readonly waiting = new Map<string, KeptPage>();
  private working = false;

  constructor(private readonly shelf: PageShelf) {}

  /** Quickly: somebody waits for it. */
  async compress(page: KeptPage): Promise<void> {
    await Promise.all([page.compress('br'), page.compress('gzip')]);
    page.dropPlain();
  }

  /** As well as can be, sometime, while it is on the shelf. */
  improve(key: string, page: KeptPage) {
    this.waiting.set(key, page);
    if (!this.working) void this.work();
  }

  private async work() {
    this.working = true;
    while (this.waiting.size) {
      const next = this.busiest();
      if (!next) {
        await rest(SETTLED_MS);
        continue;
      }
      const start = Date.now();
      await next.page.compressBest().catch(() => undefined);
      this.shelf.weigh(next.key, next.page);
      await rest((Date.now() - start) * REST);
    }
    this.working = false;
  }

  private busiest() {
    let best: { key: string; page: KeptPage } | undefined;
    for (const [key, page] of this.waiting) {
      if (!this.shelf.has(key, page)) this.waiting.delete(key);
      else if (Date.now() - page.renderedAt < SETTLED_MS) continue;
      else if (!best || page.sent > best.page.sent) best = { key, page };
    }
    if (best) this.waiting.delete(best.key);
    return best;
  }
}

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
