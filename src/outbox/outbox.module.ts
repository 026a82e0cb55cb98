import { Module } from '@nestjs/common';
import { OutboxFigures } from './outbox-figures';
import { OutboxService } from './outbox.service';

/** Recording mails and knowing how many wait. */
@Module({ providers: [OutboxService, OutboxFigures], exports: [OutboxService] })
export class OutboxModule {}
