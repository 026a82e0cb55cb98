import { Module } from '@nestjs/common';
import { QueueModule } from '../queues/queues.module';
import { QueueBoard } from './queue-board.service';
import { QUEUES } from './queue-names';

/** A window on the queues, behind the administrator's session. */
@Module({
  imports: QUEUES.map((name) => QueueModule.named(name)),
  providers: [QueueBoard],
})
export class BoardModule {}
