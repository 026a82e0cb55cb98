import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { LoggerService } from '@nestjs/common';
import { AppModule } from './app.module';
import { PatientAdapter } from './life/patient-adapter';

/** The web application before `setupApp`; the process and the tests make it the same way. */
export function createWebApp(logger: LoggerService | false): Promise<NestExpressApplication> {
  return NestFactory.create<NestExpressApplication>(AppModule, new PatientAdapter(), {
    logger,
    bodyParser: false,
    abortOnError: false,
  });
}
