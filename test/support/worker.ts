import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { WorkerModule } from '../../src/worker.module';

/** The worker over the environment that `startApp` set, in this process. */
export function startWorker(): Promise<INestApplicationContext> {
  return NestFactory.createApplicationContext(WorkerModule, {
    logger: process.env.TEST_LOG ? ['error', 'warn'] : false,
    abortOnError: false,
  });
}
