import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { setTimeout as after } from 'node:timers/promises';
import { Unavailable } from '../errors/domain-errors';
import { currentRequestId } from '../logging/request-scope';
import { within } from '../promises/within';
import type { ExportKind } from './export-kinds';
import { BUILD, EXPORTS, type BuildJob, type BuildProgress } from './export-queue';
import { ExportStore } from './export-store.service';
import type { Export } from './export.entity';

/** How long a request waits for its file before it says where to look for it. */
const PATIENCE_MS = 3000;
const LOOK_EVERY_MS = 75;
/** Handing over a job takes Redis a moment; beyond this it is not there. */
const HAND_OVER_MS = 1000;
/** Somebody waits: better a plain failure soon than a file in half an hour. */
const ATTEMPTS = 3;

/** The web's side: asks for a file, and sees how far it is. */
@Injectable()
export class Exports {
  constructor(
    @InjectQueue(EXPORTS) private readonly queue: Queue,
    private readonly store: ExportStore,
  ) {}

  /** The export as it stands when it has ended, or when patience has. @throws Unavailable */
  async request(kind: ExportKind, ownerId: number): Promise<Export> {
    const id = await this.store.open(kind, ownerId);
    await this.handOver(id);
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const found = await this.store.find(id, ownerId);
      if (!found) throw new Unavailable();
      if (hasEnded(found) || performance.now() > until) return found;
      await after(LOOK_EVERY_MS);
    }
  }

  /**
   * An export of this owner. One that is still to be built is handed over once more, which does
   * nothing where its job exists: so a job that Redis lost comes back. Null where there is none.
   */
  async find(id: string, ownerId: number): Promise<Export | null> {
    const found = await this.store.find(id, ownerId);
    if (!found || hasEnded(found)) return found;
    await this.store.asked(id);
    await this.handOver(id);
    return found;
  }

  /** How far the job says it is; null before it said anything. */
  async progress(id: string): Promise<BuildProgress | null> {
    const job = await this.queue.getJob(id);
    const progress: unknown = job?.progress();
    return typeof progress === 'object' ? (progress as BuildProgress | null) : null;
  }

  content(ready: Export): AsyncGenerator<Buffer> {
    return this.store.read(ready);
  }

  private async handOver(id: string) {
    const data: BuildJob = { exportId: id, requestId: currentRequestId() };
    const job = this.queue.add(BUILD, data, { jobId: id, attempts: ATTEMPTS });
    if ((await within(HAND_OVER_MS, job)) === null) throw new Unavailable();
  }
}

export const hasEnded = ({ state }: Export) => state === 'ready' || state === 'failed';
