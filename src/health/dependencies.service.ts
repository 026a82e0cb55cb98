import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { impatiently } from '../database/prepared';
import { within } from '../promises/within';
import { Metrics } from '../metrics/metrics.service';

/** A dependency that takes longer counts as gone (ms). */
const PATIENCE_MS = 1000;
/** An answer holds for a moment, so that nobody loads the database by asking how it is (ms). */
const GOOD_FOR_MS = 1000;
const MIGRATIONS_RUN = 'select name from migrations';

export type Checks = Record<'postgres' | 'redis' | 'migrations', boolean>;

/** Asks PostgreSQL and Redis whether they are there, and whether the tables are those of this release. */
@Injectable()
export class Dependencies {
  private asked?: { at: number; checks: Promise<Checks> };

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly redis: Redis,
    metrics: Metrics,
  ) {
    metrics.gauge('dependency_up', 'Does it answer (1) or not (0)', 'dependency', async () => {
      const checks = Object.entries(await this.check());
      return Object.fromEntries(checks.map(([name, well]) => [name, Number(well)]));
    });
  }

  /** What is well and what is not, as of the last second. */
  check(): Promise<Checks> {
    if (!this.asked || performance.now() - this.asked.at > GOOD_FOR_MS) {
      this.asked = { at: performance.now(), checks: this.ask() };
    }
    return this.asked.checks;
  }

  private async ask(): Promise<Checks> {
    const [ran, redis] = await Promise.all([
      answerOf(impatiently<{ name: string }>(this.database, MIGRATIONS_RUN, PATIENCE_MS)),
      answerOf(this.redis.ping()),
    ]);
    const names = new Set(ran?.map(({ name }) => name));
    return {
      postgres: ran !== null,
      redis: redis !== null,
      // More than ours is fine: the next release has prepared its tables already.
      migrations: ran !== null && this.database.migrations.every(({ name }) => names.has(name!)),
    };
  }
}

const answerOf = <T>(promise: Promise<T>): Promise<T | null> =>
  within(PATIENCE_MS, promise).catch(() => null);
