import { InjectQueue, OnQueueFailed, Process, Processor } from '@nestjs/bull';
import { Logger, OnApplicationBootstrap } from '@nestjs/common';
import type { Job, Queue } from 'bull';
import { forRequest } from '../logging/request-scope';
import { Metrics } from '../metrics/metrics.service';
import { ExportBuilder } from './export-builder.service';
import { ExportStore } from './export-store.service';
import { BUILD, EXPORTS, SWEEP, type BuildJob } from './export-queue';

const SWEEP_EVERY_MS = 5 * 60 * 1000;

/** The worker's side: takes jobs and hands them to who does the work. */
@Processor(EXPORTS)
export class ExportsProcessor implements OnApplicationBootstrap {
  private readonly log = new Logger('Exports');
  private readonly exports;

  constructor(
    @InjectQueue(EXPORTS) private readonly queue: Queue,
    private readonly builder: ExportBuilder,
    private readonly store: ExportStore,
    metrics: Metrics,
  ) {
    this.exports = metrics.counter('exports_total', 'Exports by what came of them', 'result');
  }

  onApplicationBootstrap() {
    const sweeping = this.queue.add(SWEEP, {}, { repeat: { every: SWEEP_EVERY_MS }, attempts: 1 });
    sweeping.catch((error: Error) => this.log.warn(`No sweeping yet: ${error.message}`));
  }

  @Process({ name: BUILD, concurrency: 1 })
  build(job: Job<BuildJob>) {
    const { exportId, requestId } = job.data;
    return forRequest(requestId, async () => {
      await this.builder.build(exportId, (progress) => job.progress(progress));
      this.exports.inc({ result: 'built' });
      this.log.log(`${exportId}: built`);
    });
  }

  @Process(SWEEP)
  sweep() {
    return this.store.sweep();
  }

  @OnQueueFailed()
  async failed(job: Job<BuildJob>, error: Error) {
    forRequest(job.data.requestId, () => this.log.warn(`${job.name} ${job.id}: ${error.message}`));
    const isLast = job.attemptsMade >= (job.opts.attempts ?? 1);
    if (job.name !== BUILD || !isLast) return;
    this.exports.inc({ result: 'failed' });
    await this.store.fail(job.data.exportId).catch(() => undefined);
  }
}
