import type { NestExpressApplication } from '@nestjs/platform-express';
import { ValidationPipe } from '@nestjs/common';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { ADMIN_PATHS, AdminGate } from './auth/admin-gate.service';
import { boardHeaders } from './board/board-headers';
import { BOARD_PATH, QueueBoard } from './board/queue-board.service';
import { Config } from './config/config';
import { ErrorFilter } from './errors/error.filter';
import { saveLanguageAskedFor } from './i18n/save-language';
import { requestIds } from './logging/request-id';
import { Metrics } from './metrics/metrics.service';
import { watchRequests } from './metrics/watch-requests';
import { OPENAPI_PATH, serveOpenApi } from './openapi/openapi';
import { answerKeptFirst } from './pages/kept-first';
import { tidyAddress } from './pages/tidy-address';
import { staticFiles } from './pages/static-files';
import { bodies } from './security/bodies';
import { invalidInput } from './security/invalid-input';
import { originGuard } from './security/origin-guard';
import { securityHeaders } from './security/security-headers';
import { neverStored, SESSION_PATHS, sessions } from './sessions/sessions';

/**
 * What every web application has: the process and the tests use the same. The order is the walk of a
 * request: kept pages, headers, files; only then guard, session, bodies and the router.
 */
export function setupApp(app: NestExpressApplication): NestExpressApplication {
  const config = app.get(Config);
  app.disable('x-powered-by').disable('etag');
  app.set('trust proxy', config.http.trustedProxies.length ? config.http.trustedProxies : false);
  app.set('query parser', 'simple');
  const headers = securityHeaders(config);
  answerKeptFirst(app, headers);
  watchRequests(app.getHttpServer(), app.get(Metrics).requests);
  app.use(requestIds(app.getHttpAdapter().getInstance().get('trust proxy fn')));
  app.use(headers);
  app.use(staticFiles(publicFolders(process.cwd())));
  app.use(tidyAddress);
  app.use(saveLanguageAskedFor(config));
  app.use(SESSION_PATHS, neverStored);
  app.use(originGuard(config));
  app.use(SESSION_PATHS, ...sessions(config, app.get(Redis)));
  app.use(ADMIN_PATHS, app.get(AdminGate).middleware());
  app.use(BOARD_PATH, boardHeaders(), app.get(QueueBoard).router());
  app.use(OPENAPI_PATH, serveOpenApi(app));
  app.use(...bodies());
  app.useGlobalPipes(
    new ValidationPipe({ whitelist: true, transform: true, exceptionFactory: invalidInput }),
  );
  app.useGlobalFilters(app.get(ErrorFilter));
  return app;
}

const publicFolders = (root: string) => [
  { prefix: '/assets', folder: join(root, 'dist/public/assets'), immutable: true },
  { prefix: '/img', folder: join(root, 'client/art/pictures'), immutable: false },
  { prefix: '/film', folder: join(root, 'client/art/film'), immutable: false },
  { prefix: '', folder: join(root, 'client/art/root'), immutable: false },
];
