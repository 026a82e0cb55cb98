import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Config } from '../config/config';
import { forRequest } from '../logging/request-scope';
import { Metrics } from '../metrics/metrics.service';
import { leaseMs } from '../outbox/lease';
import { OutboxMessage } from '../outbox/outbox-message.entity';
import { retryDelayMs } from '../queues/retry-delay';
import { LetterWriter } from './letter-writer.service';
import { isRefusedForGood, Mailer } from './mailer.service';

/** As SQL, by the database's clock: a worker whose own is wrong must not put a mail off for a year. */
const inMs = (ms: number) => () => `now() + ${Math.round(ms)} * interval '1 millisecond'`;

/** Sends a recorded mail, and writes down what came of it. */
@Injectable()
export class Delivery {
  private readonly log = new Logger('Mail');
  private readonly mails;

  constructor(
    private readonly config: Config,
    private readonly writer: LetterWriter,
    private readonly mailer: Mailer,
    @InjectRepository(OutboxMessage) private readonly outbox: Repository<OutboxMessage>,
    metrics: Metrics,
  ) {
    this.mails = metrics.counter('mails_total', 'Mails by what came of them', 'kind', 'result');
  }

  /** Sends the mail unless it is sent already, or another worker is at it. */
  async deliver(id: string): Promise<void> {
    const message = await this.claim(id);
    if (message) await forRequest(message.requestId, () => this.send(message));
  }

  private async send(message: OutboxMessage): Promise<void> {
    const { id, kind } = message;
    try {
      await this.mailer.send(this.writer.write(message));
    } catch (error) {
      return this.failed(message, error as Error);
    }
    await this.outbox.update(id, {
      state: 'sent',
      sentAt: () => 'now()',
      leasedUntil: null,
      lastError: null,
    });
    this.mails.inc({ kind, result: 'sent' });
    this.log.log(`${kind} ${id}: sent`);
  }

  /** Of two workers that want the same mail, one gets it. */
  private async claim(id: string): Promise<OutboxMessage | null> {
    const lease = inMs(leaseMs(this.config));
    const { affected } = await this.outbox
      .createQueryBuilder()
      .update()
      .set({ leasedUntil: lease, dueAt: lease, attempts: () => 'attempts + 1' })
      .where(`id = :id and state = 'waiting'`, { id })
      .andWhere('(leased_until is null or leased_until < now())')
      .execute();
    return affected ? this.outbox.findOneBy({ id }) : null;
  }

  /** Tried again later and later, for a day; then parked, where an administrator sees it. */
  private async failed({ id, kind, attempts }: OutboxMessage, error: Error): Promise<void> {
    const { firstRetryMs, giveUpAfterMs } = this.config.outbox;
    const givenUp = isRefusedForGood(error) || (await this.isOlderThan(giveUpAfterMs, id));
    this.mails.inc({ kind, result: givenUp ? 'parked' : 'failed' });
    this.log.warn(
      `${kind} ${id}, attempt ${attempts}${givenUp ? ', parked' : ''}: ${error.message}`,
    );
    await this.outbox.update(id, {
      state: givenUp ? 'parked' : 'waiting',
      dueAt: inMs(retryDelayMs(attempts, firstRetryMs)),
      leasedUntil: null,
      lastError: error.message.slice(0, 500),
    });
  }

  private isOlderThan(ms: number, id: string): Promise<boolean> {
    return this.outbox
      .createQueryBuilder()
      .where(`id = :id and created_at < now() - :ms * interval '1 millisecond'`, { id, ms })
      .getExists();
  }
}
