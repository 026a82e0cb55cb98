import { Module } from '@nestjs/common';
import { LifeModule } from '../life/life.module';
import { PoolFigures } from '../metrics/pool-figures';
import { OutboxModule } from '../outbox/outbox.module';
import { Dependencies } from './dependencies.service';
import { HealthController } from './health.controller';
import { Health } from './health.service';
import { InternalServer } from './internal-server';

/** How the process is. In the worker, which has no public port, the controller is without effect. */
@Module({
  imports: [LifeModule, OutboxModule],
  controllers: [HealthController],
  providers: [Dependencies, Health, InternalServer, PoolFigures],
})
export class HealthModule {}
