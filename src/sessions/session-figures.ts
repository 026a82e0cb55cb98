import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Metrics } from '../metrics/metrics.service';

/** How many people are signed in. Looked for step by step: Redis goes on working meanwhile. */
@Injectable()
export class SessionFigures {
  constructor(metrics: Metrics, redis: Redis) {
    metrics.gauge('sessions', 'Sessions that are alive', 'of', async () => {
      const ids = new Set<string>();
      let cursor = '0';
      do {
        const [next, found] = await redis.scan(cursor, 'MATCH', 'session:*', 'COUNT', 1000);
        found.forEach((id) => ids.add(id));
        cursor = next;
      } while (cursor !== '0');
      return { administrators: ids.size };
    });
  }
}
