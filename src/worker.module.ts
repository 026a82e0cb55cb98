import { Module } from '@nestjs/common';
import { ConfigModule } from './config/config.module';
import { DatabaseModule } from './database/database.module';
import { ExportsWorkerModule } from './exports/exports.module';
import { HealthModule } from './health/health.module';
import { TranslationsModule } from './i18n/translations.module';
import { MailModule } from './mail/mail.module';
import { QueuesModule } from './queues/queues.module';
import { RetentionModule } from './retention/retention.module';
import { MetricsModule } from './metrics/metrics.module';
import { RedisModule } from './redis/redis.module';

/** The worker process: what is done behind a visitor's back. */
@Module({
  imports: [
    ConfigModule,
    MetricsModule,
    DatabaseModule,
    RedisModule,
    TranslationsModule,
    HealthModule,
    QueuesModule,
    MailModule,
    RetentionModule,
    ExportsWorkerModule,
  ],
})
export class WorkerModule {}
