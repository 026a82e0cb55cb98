import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { ConfigError } from './config/env-reader';
import { WorkerModule } from './worker.module';

/** The worker process: sends mail and builds exports. */
async function main() {
  const app = await NestFactory.createApplicationContext(WorkerModule, {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  app.enableShutdownHooks();
  process.send?.('ready');
}

main().catch((error: Error) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
