import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { RequestHandler } from 'express';

export const OPENAPI_PATH = '/admin/openapi.json';

/** The calls under /api as the controllers have them, in OpenAPI's words. */
export async function openApiOf(app: INestApplication): Promise<OpenAPIObject> {
  // Needed by few and seldom: not part of every start.
  const { DocumentBuilder, SwaggerModule } = await import('@nestjs/swagger');
  const about = new DocumentBuilder()
    .setTitle('Safari Flash Deals')
    .setDescription('Errors have the body {statusCode, error, message, errors?}.')
    .setVersion('1.0.0')
    .addCookieAuth('session')
    .build();
  const document = SwaggerModule.createDocument(app, about);
  const calls = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/'));
  return { ...document, paths: Object.fromEntries(calls) };
}

/** Serves the document; who may see it is decided by the gate before. */
export function serveOpenApi(app: INestApplication): RequestHandler {
  let document: Promise<OpenAPIObject> | undefined;
  return (_req, res, next) => {
    document ??= openApiOf(app);
    document.then((found) => res.json(found), next);
  };
}
