import { ConsoleLogger, type LoggerService } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Redis } from 'ioredis';
import type { AddressInfo } from 'node:net';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { setupApp } from '../../src/setup-app';
import { createWebApp } from '../../src/web-app';
import { makeDatabase } from './database';
import { testEnvironment } from './environment';

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

/** Starts the application as `main.ts` does; `env` adds to or overrides the environment. */
export async function startApp(
  env: Record<string, string> = {},
  logger: LoggerService | false = process.env.TEST_LOG ? new ConsoleLogger() : false,
): Promise<TestApp> {
  const own = await makeDatabase();
  Object.assign(process.env, testEnvironment(own.url), env);
  const app = await createWebApp(logger);
  setupApp(app);
  await app.get(Redis).flushdb();
  await app.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  return {
    app,
    database: app.get(DataSource),
    url,
    http: supertest(url),
    agent: () => supertest.agent(url),
    close: async () => {
      await app.close();
      await own.drop();
    },
  };
}
