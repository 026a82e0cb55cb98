import { Module } from '@nestjs/common';
import { NewsletterService } from '../newsletter/newsletter.service';
import { OutboxModule } from '../outbox/outbox.module';
import { QueueModule } from '../queues/queues.module';
import { RetentionProcessor } from './retention.processor';
import { RETENTION_QUEUE, RetentionSchedule } from './retention-schedule';

/** Personal data go when their time is over (privacy policy, "Retention"). */
@Module({
  imports: [OutboxModule, QueueModule.named(RETENTION_QUEUE)],
  providers: [NewsletterService, RetentionProcessor, RetentionSchedule],
})
export class RetentionModule {}
