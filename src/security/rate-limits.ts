import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from '../config/limits';
import { TooMany, Unavailable } from '../errors/domain-errors';
import { within } from '../promises/within';

/** A form is not kept waiting for a count longer than this (ms). */
const COUNT_WAIT_MS = 250;

/** Counts in Redis, for all web processes together; in this process's memory while Redis is away. */
@Injectable()
export class RateLimits {
  private readonly counters = new Map<
    string,
    { shared: RateLimiterRedis; own: RateLimiterMemory }
  >();

  constructor(private readonly redis: Redis) {}

  /**
   * Counts one for the key. Without Redis an `open` limit counts in memory, a `closed` one refuses.
   * @throws TooMany beyond the limit; Unavailable where a closed limit cannot count.
   */
  async take(limit: Limit, key: string, withoutRedis: 'open' | 'closed' = 'open'): Promise<void> {
    const { shared, own } = this.counter(limit);
    if (await this.counted(shared, key)) return;
    if (withoutRedis === 'closed') throw new Unavailable();
    await own.consume(key).catch(refuse);
  }

  /** Forgets what was counted for the key, such as failures before a success. */
  async reset(limit: Limit, key: string): Promise<void> {
    await this.counter(limit)
      .shared.delete(key)
      .catch(() => undefined);
  }

  /** True when Redis counted it. @throws TooMany */
  private async counted(shared: RateLimiterRedis, key: string): Promise<boolean> {
    const result = await within(COUNT_WAIT_MS, shared.consume(key)).catch((reason: unknown) => {
      if (reason instanceof RateLimiterRes) refuse(reason);
      return null;
    });
    return result !== null;
  }

  private counter(limit: Limit) {
    const known = this.counters.get(limit.name);
    if (known) return known;
    const options = {
      points: limit.points,
      duration: limit.seconds,
      keyPrefix: `limit:${limit.name}`,
    };
    const counter = {
      shared: new RateLimiterRedis({
        ...options,
        storeClient: this.redis,
        rejectIfRedisNotReady: true,
      }),
      own: new RateLimiterMemory(options),
    };
    this.counters.set(limit.name, counter);
    return counter;
  }
}

function refuse(result: RateLimiterRes): never {
  throw new TooMany(Math.max(1, Math.ceil(result.msBeforeNext / 1000)));
}
