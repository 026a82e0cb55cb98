import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { readConfig } from './config/env';
import { ConfigError } from './config/env-reader';
import { endWell, reportCrash } from './life/end-well';
import { JsonLogger, surviveLostLines } from './logging/json-logger';
import { WorkerModule } from './worker.module';

/** The worker process: sends mail and builds exports. */
async function main() {
  surviveLostLines();
  const { logLevel } = readConfig();
  const app = await NestFactory.createApplicationContext(WorkerModule, {
    logger: new JsonLogger('worker', logLevel),
    abortOnError: false,
  });
  reportCrash();
  endWell(app);
  process.send?.('ready');
}

main().catch((error: Error) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
