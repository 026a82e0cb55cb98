import { BullModule, getQueueToken } from '@nestjs/bull';
import { DynamicModule, Global, Logger, Module, OnModuleDestroy } from '@nestjs/common';
import type { Queue } from 'bull';
import { Config } from '../config/config';
import { QueueFigures } from './queue-figures';
import { queueOptions } from './queue-options';

/** The queues' common ground; a process that hands over or takes work imports it once. */
@Global()
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => queueOptions(config.redisUrl),
    }),
  ],
  providers: [QueueFigures],
  exports: [QueueFigures],
})
export class QueuesModule {}

/** One queue by name, to be injected with `@InjectQueue(name)`. */
@Module({})
export class QueueModule {
  static named(name: string): DynamicModule {
    return {
      module: QueueModule,
      imports: [BullModule.registerQueue({ name })],
      providers: [
        {
          provide: `Keeper of ${name}`,
          inject: [getQueueToken(name), QueueFigures],
          useFactory: (queue: Queue, figures: QueueFigures) => {
            figures.watch(queue);
            return new QueueKeeper(queue);
          },
        },
      ],
      exports: [BullModule],
    };
  }
}

/** Reports a queue's troubles, and closes it before the connections that its jobs work with. */
class QueueKeeper implements OnModuleDestroy {
  constructor(private readonly queue: Queue) {
    const log = new Logger(`Queue ${queue.name}`);
    queue.on('error', (error) => log.debug(error.message));
  }

  async onModuleDestroy() {
    await this.queue.close();
  }
}
