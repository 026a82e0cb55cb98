import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bull';

export const RETENTION_QUEUE = 'retention';

/** Once an hour, whichever worker is free; entered anew whenever Redis (re)appears and may have forgotten. */
@Injectable()
export class RetentionSchedule implements OnApplicationBootstrap {
  private readonly log = new Logger('Retention');

  constructor(@InjectQueue(RETENTION_QUEUE) private readonly queue: Queue) {}

  onApplicationBootstrap() {
    this.queue.client.on('ready', () => void this.enter());
    if (this.queue.client.status === 'ready') void this.enter();
  }

  private async enter() {
    await this.queue
      .add('forget', {}, { repeat: { cron: '17 * * * *' } })
      .catch((error: Error) => this.log.warn(`Not scheduled yet: ${error.message}`));
  }
}
