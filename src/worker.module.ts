import { Module } from '@nestjs/common';
import { ConfigModule } from './config/config.module';
import { DatabaseModule } from './database/database.module';
import { ExportsWorkerModule } from './exports/exports.module';
import { TranslationsModule } from './i18n/translations.module';
import { QueuesModule } from './queues/queues.module';

/** The worker process: what is done behind a visitor's back. */
@Module({
  imports: [ConfigModule, DatabaseModule, TranslationsModule, QueuesModule, ExportsWorkerModule],
})
export class WorkerModule {}
