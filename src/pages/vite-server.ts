import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ClientDoor } from './client-door.service';

/** Development only: Vite inside the web process, so that reloading needs no second port. */
export async function serveFromVite(app: NestExpressApplication, door: ClientDoor) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configLoader: 'runner',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.getHttpServer() } },
  });
  app.use(vite.middlewares);
  door.useVite(vite);
}
