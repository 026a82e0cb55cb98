import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { readConfig } from './config/env';
import { ConfigError } from './config/env-reader';
import { warmPool } from './database/warm-pool';
import { drainable } from './life/drain';
import { endWell, reportCrash } from './life/end-well';
import { JsonLogger, surviveLostLines } from './logging/json-logger';
import { ClientDoor } from './pages/client-door.service';
import { serveFromVite } from './pages/vite-server';
import { setupApp } from './setup-app';
import { createWebApp } from './web-app';

/** The web process: pages and calls. */
async function main() {
  surviveLostLines();
  const { mode, http, logLevel } = readConfig();
  const app = await createWebApp(new JsonLogger('web', logLevel));
  reportCrash();
  if (mode === 'development') await serveFromVite(app, app.get(ClientDoor));
  setupApp(app);
  // In development the open reload socket would hold the old process alive.
  if (mode !== 'development') endWell(app, drainable(app.getHttpServer(), http.goOnMs));
  await warmPool(app.get(DataSource));
  await app.listen(http.port, http.host);
  process.send?.('ready');
}

main().catch((error: Error) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
