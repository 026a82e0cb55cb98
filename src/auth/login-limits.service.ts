import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../config/config';
import type { Limit } from '../config/limits';
import { TooMany } from '../errors/domain-errors';
import { clientKey } from '../security/client-address';

/**
 * How often a login may fail (contract 1.4). An attempt is counted before its password is looked at, so
 * that attempts sent at once cannot slip through, and the counts are forgotten when it succeeds.
 */
@Injectable()
export class LoginLimits {
  private readonly perName: RateLimiterRedis;
  private readonly perAddress: RateLimiterRedis;

  constructor({ limits }: Config, redis: Redis) {
    const limiter = ({ name, points, seconds: duration }: Limit) =>
      new RateLimiterRedis({ storeClient: redis, keyPrefix: `limit:${name}`, points, duration });
    this.perName = limiter(limits.loginUser);
    this.perAddress = limiter(limits.loginAddress);
  }

  /** @throws TooMany; an error of Redis where it does not answer: login stays closed then. */
  async count(username: string, address: string): Promise<void> {
    await take(this.perName, nameKey(username, address));
    try {
      await take(this.perAddress, clientKey(address));
    } catch (error) {
      // Nobody looked at the password: the name is no nearer to its own limit.
      await this.perName.reward(nameKey(username, address));
      throw error;
    }
  }

  /** The attempt was none: it could not be judged. */
  async giveBack(username: string, address: string): Promise<void> {
    await this.perName.reward(nameKey(username, address));
    await this.perAddress.reward(clientKey(address));
  }

  /** After a success the failures before it count no more. */
  async forget(username: string, address: string): Promise<void> {
    await this.perName.delete(nameKey(username, address));
    await this.perAddress.delete(clientKey(address));
  }
}

const nameKey = (username: string, address: string) => `${clientKey(address)} ${username}`;

async function take(limiter: RateLimiterRedis, key: string) {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes)
      throw new TooMany(Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}
