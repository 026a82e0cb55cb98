import { Module } from '@nestjs/common';
import { ConfigModule } from './config/config.module';
import { DatabaseModule } from './database/database.module';
import { DealsModule } from './deals/deals.module';
import { ErrorFilter } from './errors/error.filter';
import { HealthModule } from './health/health.module';
import { TranslationsModule } from './i18n/translations.module';
import { MetricsModule } from './metrics/metrics.module';
import { PagesModule } from './pages/pages.module';
import { RedisModule } from './redis/redis.module';

/** The web process. */
@Module({
  imports: [
    ConfigModule,
    MetricsModule,
    DatabaseModule,
    RedisModule,
    TranslationsModule,
    PagesModule,
    HealthModule,
    DealsModule,
  ],
  providers: [ErrorFilter],
})
export class AppModule {}
