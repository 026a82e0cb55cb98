import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { poolOf } from '../database/pool';
import { Metrics } from './metrics.service';

/** How busy this process's database connections are. */
@Injectable()
export class PoolFigures {
  constructor(metrics: Metrics, @InjectDataSource() database: DataSource) {
    metrics.gauge('database_connections', 'Connections of the pool by state', 'state', () => {
      const { totalCount, idleCount, waitingCount } = poolOf(database);
      return { busy: totalCount - idleCount, idle: idleCount, waited_for: waitingCount };
    });
  }
}
