import { ConsoleLogger, type LoggerService } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Redis } from 'ioredis';
import type { AddressInfo } from 'node:net';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { setupApp } from '../../src/setup-app';
import { PageFreshness } from '../../src/pages/page-freshness.service';
import { createWebApp } from '../../src/web-app';
import { makeDatabase } from './database';
import { testEnvironment } from './environment';
import { patient } from './patient-http';

/** The real web application over a database of its own. */
export interface TestApp {
  app: NestExpressApplication;
  database: DataSource;
  /** `http://127.0.0.1:PORT`, for browsers. */
  url: string;
  /** Calls without a cookie jar. */
  http: ReturnType<typeof supertest>;
  /** A client with a cookie jar, as a browser has one. */
  agent(): ReturnType<typeof supertest.agent>;
  close(): Promise<void>;
}

/** What a test adds to the environment or overrides; it may depend on the database's address. */
type Environment = Record<string, string> | ((databaseUrl: string) => Record<string, string>);

/** Starts the application as `main.ts` does. */
export async function startApp(
  env: Environment = {},
  logger: LoggerService | false = process.env.TEST_LOG ? new ConsoleLogger() : false,
): Promise<TestApp> {
  const own = await makeDatabase();
  const given = typeof env === 'function' ? env(own.url) : env;
  Object.assign(process.env, testEnvironment(own.url), given);
  const app = await createWebApp(logger);
  setupApp(app);
  await app.get(Redis).flushdb();
  await app.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  const caughtUp = () => app.get(PageFreshness).caughtUp();
  return {
    app,
    database: app.get(DataSource),
    url,
    http: patient(supertest(url), caughtUp),
    agent: () => patient(supertest.agent(url), caughtUp),
    close: async () => {
      await app.close();
      await own.drop();
    },
  };
}
