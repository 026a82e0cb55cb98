import { ConsoleLogger, type INestApplicationContext, type LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { WorkerModule } from '../../src/worker.module';

/** The worker over the environment that `startApp` set, in this process. */
export function startWorker(
  logger: LoggerService | false = process.env.TEST_LOG ? new ConsoleLogger() : false,
): Promise<INestApplicationContext> {
  return NestFactory.createApplicationContext(WorkerModule, {
    logger,
    abortOnError: false,
  });
}
