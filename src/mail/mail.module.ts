import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MAIL_QUEUE, OutboxRelay } from '../outbox/outbox-relay.service';
import { OutboxMessage } from '../outbox/outbox-message.entity';
import { QueueModule } from '../queues/queues.module';
import { Delivery } from './delivery.service';
import { LetterViews } from './letter-views.service';
import { LetterWriter } from './letter-writer.service';
import { MailProcessor } from './mail.processor';
import { Mailer } from './mailer.service';

/** Sending mail, in the worker: handed over, written, sent. */
@Module({
  imports: [TypeOrmModule.forFeature([OutboxMessage]), QueueModule.named(MAIL_QUEUE)],
  providers: [OutboxRelay, MailProcessor, Delivery, LetterViews, LetterWriter, Mailer],
})
export class MailModule {}
