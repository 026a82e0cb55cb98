import { Module } from '@nestjs/common';
import { OutboxService } from './outbox.service';

/** Recording mails and knowing how many wait. */
@Module({ providers: [OutboxService], exports: [OutboxService] })
export class OutboxModule {}
