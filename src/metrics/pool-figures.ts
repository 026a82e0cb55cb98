import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Metrics } from './metrics.service';

/** How busy this process's database connections are. */
@Injectable()
export class PoolFigures {
  constructor(metrics: Metrics, @InjectDataSource() database: DataSource) {
    metrics.gauge('database_connections', 'Connections of the pool by state', 'state', () => {
      const { totalCount, idleCount, waitingCount } = (
        database.driver as unknown as { master: Pool }
      ).master;
      return { busy: totalCount - idleCount, idle: idleCount, waited_for: waitingCount };
    });
  }
}
