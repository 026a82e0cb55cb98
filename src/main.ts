import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module';
import { Config } from './config/config';
import { ConfigError } from './config/env-reader';
import { ClientDoor } from './pages/client-door.service';
import { serveFromVite } from './pages/vite-server';
import { setupApp } from './setup-app';

/** The web process: pages and calls. */
async function main() {
  const app = await NestFactory.create<NestExpressApplication>(AppModule, {
    logger: ['error', 'warn'],
    bodyParser: false,
    abortOnError: false,
  });
  const { mode, http } = app.get(Config);
  if (mode === 'development') await serveFromVite(app, app.get(ClientDoor));
  // In development the open reload socket would hold the old process alive.
  else app.enableShutdownHooks();
  setupApp(app);
  await app.listen(http.port, http.host);
  process.send?.('ready');
}

main().catch((error: Error) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
