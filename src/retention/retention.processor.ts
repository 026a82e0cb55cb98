import { Process, Processor } from '@nestjs/bull';
import { NewsletterService } from '../newsletter/newsletter.service';
import { OutboxService } from '../outbox/outbox.service';
import { RETENTION_QUEUE } from './retention-schedule';

@Processor(RETENTION_QUEUE)
export class RetentionProcessor {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly outbox: OutboxService,
  ) {}

  @Process('forget')
  async forget() {
    await this.newsletter.forgetUnconfirmed();
    await this.outbox.forgetDone();
  }
}
