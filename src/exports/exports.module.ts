import { Module } from '@nestjs/common';
import { QueueModule } from '../queues/queues.module';
import { SecurityModule } from '../security/security.module';
import { ExportAnswers } from './export-answers.service';
import { ExportBuilder } from './export-builder.service';
import { EXPORTS } from './export-queue';
import { ExportStore } from './export-store.service';
import { ExportsController } from './exports.controller';
import { ExportsProcessor } from './exports.processor';
import { Exports } from './exports.service';

/** The web's half: files asked for and sent. */
@Module({
  imports: [QueueModule.named(EXPORTS), SecurityModule],
  controllers: [ExportsController],
  providers: [ExportAnswers, ExportStore, Exports],
})
export class ExportsModule {}

/** The worker's half: files built and swept away. */
@Module({
  imports: [QueueModule.named(EXPORTS)],
  providers: [ExportBuilder, ExportStore, ExportsProcessor],
})
export class ExportsWorkerModule {}
