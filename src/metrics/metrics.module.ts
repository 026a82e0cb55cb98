import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.service';

/** Figures for Prometheus; whoever has something to count names `Metrics`. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}
