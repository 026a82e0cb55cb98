import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { MAIL_QUEUE } from '../outbox/outbox-relay.service';
import { Delivery } from './delivery.service';

@Processor(MAIL_QUEUE)
export class MailProcessor {
  constructor(private readonly delivery: Delivery) {}

  @Process({ name: 'send', concurrency: 4 })
  send(job: Job<{ id: string }>) {
    return this.delivery.deliver(job.data.id);
  }
}
