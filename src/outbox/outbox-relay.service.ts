import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { Config } from '../config/config';
import { within } from '../promises/within';
import { OutboxEar } from './outbox-ear';
import { leaseMs } from './lease';

export const MAIL_QUEUE = 'mail';

const BATCH = 100;
const QUEUE_WAIT_MS = 5000;

/**
 * Hands mails that are due to the queue: at once when one is announced, and every few seconds for
 * those that nobody announces. Several relays may run; each takes what no other holds.
 *
 * Handing over moves a mail's due time ahead. If it is not sent by then, because the queue lost it,
 * it is handed over again; as the job's id is the mail's, one that is still queued stays one.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Outbox relay');
  private readonly ear: OutboxEar;
  private timer?: NodeJS.Timeout;
  private round?: Promise<void>;
  private called = false;
  private stopped = false;

  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    @InjectQueue(MAIL_QUEUE) private readonly queue: Queue,
  ) {
    this.ear = new OutboxEar(config.databaseUrl, () => this.wake());
  }

  onApplicationBootstrap() {
    void this.ear.listen();
    this.wake();
  }

  async onModuleDestroy() {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.ear.stop();
    await this.round;
  }

  /** Looks for mails that are due, now, or right after the look that is under way. */
  wake() {
    this.called = true;
    this.round ??= this.look().finally(() => (this.round = undefined));
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    while (this.called && !this.stopped) {
      this.called = false;
      const handedOver = await this.handOver().catch((error: Error) => {
        this.log.warn(`Mails wait: ${error.message}`);
        return 0;
      });
      if (handedOver === BATCH) this.called = true;
    }
    if (!this.stopped) this.timer = setTimeout(() => this.wake(), this.config.outbox.pollMs);
  }

  /** One batch; stays due where the queue cannot take it. */
  private async handOver(): Promise<number> {
    return this.database.transaction(async (manager) => {
      const due: { id: string }[] = await manager.query(
        `select id from outbox where state = 'waiting' and due_at <= now()
         order by due_at limit $1 for update skip locked`,
        [BATCH],
      );
      if (!due.length) return 0;
      const ids = due.map(({ id }) => id);
      await this.enqueue(ids);
      await manager.query(
        `update outbox set due_at = now() + $2 * interval '1 millisecond' where id = any($1)`,
        [ids, leaseMs(this.config)],
      );
      return ids.length;
    });
  }

  /** One attempt a job: when to try again is the outbox's own matter. */
  private async enqueue(ids: string[]): Promise<void> {
    const jobs = ids.map((id) => ({
      name: 'send',
      data: { id },
      opts: { jobId: id, attempts: 1 },
    }));
    const added = await within(QUEUE_WAIT_MS, this.queue.addBulk(jobs));
    if (!added) throw new Error('the queue does not answer');
  }
}
