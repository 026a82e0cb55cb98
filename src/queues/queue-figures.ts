import { Injectable } from '@nestjs/common';
import type { JobCounts, Queue } from 'bull';
import { Metrics } from '../metrics/metrics.service';

const HELP: Record<'waiting' | 'active' | 'delayed' | 'failed', string> = {
  waiting: 'Jobs that nobody has taken yet',
  active: 'Jobs under way',
  delayed: 'Jobs for later',
  failed: 'Jobs given up',
};

/** How long each queue is and how long its next job has waited. */
@Injectable()
export class QueueFigures {
  private readonly queues: Queue[] = [];

  constructor(metrics: Metrics) {
    for (const state of Object.keys(HELP) as (keyof typeof HELP)[]) {
      metrics.gauge(`queue_${state}_jobs`, HELP[state], 'queue', () =>
        this.each(async (queue) => ((await queue.getJobCounts()) as JobCounts)[state]),
      );
    }
    metrics.gauge('queue_oldest_seconds', 'Age of the job that is next', 'queue', () =>
      this.each(async (queue) => {
        const [next] = await queue.getWaiting(-1, -1);
        return next ? (Date.now() - next.timestamp) / 1000 : 0;
      }),
    );
  }

  /** From now on this queue is among the figures. */
  watch(queue: Queue) {
    this.queues.push(queue);
  }

  private async each(read: (queue: Queue) => Promise<number>): Promise<Record<string, number>> {
    const entries = await Promise.all(
      this.queues.map(async (queue) => [queue.name, await read(queue)] as const),
    );
    return Object.fromEntries(entries);
  }
}
