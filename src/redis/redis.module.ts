import { Global, Inject, Logger, Module, OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Config } from '../config/config';
import { within } from '../promises/within';

/** How long a start waits for Redis before it goes on without (ms). */
const START_WAIT_MS = 2000;

/**
 * The connection for sessions, limits and challenges. It never queues a command while Redis is away:
 * a visitor is told so at once, or served without it.
 */
@Global()
@Module({
  providers: [
    {
      provide: Redis,
      inject: [Config],
      useFactory: async (config: Config) => {
        const redis = connect(config.redisUrl);
        await within(START_WAIT_MS, new Promise((ready) => redis.once('ready', ready)));
        return redis;
      },
    },
  ],
  exports: [Redis],
})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(Redis) private readonly redis: Redis) {}

  onApplicationShutdown() {
    this.redis.disconnect();
  }
}

function connect(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 1000,
    commandTimeout: 800,
    // Nobody tells us of a server that is gone for good, as after a failover: silence does.
    socketTimeout: 2000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
  });
  const log = new Logger('Redis');
  redis.on('error', (error: Error) => log.debug(error.message));
  return redis;
}
