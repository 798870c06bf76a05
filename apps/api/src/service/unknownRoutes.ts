import type { FastifyInstance } from 'fastify';
import { httpErrors, sendHttpError } from '../http/index.ts';

/**
 * Responds 404 to every unknown path and method below `/api`, so that the host application's fallback, which may
 * be an HTML page, is never used for the API.
 */
export async function unknownRoutes(app: FastifyInstance): Promise<void> {
  // Unknown routes ignore the request body.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
  for (const url of ['/api', '/api/*']) {
    app.all(url, (_request, reply) => sendHttpError(reply, httpErrors.notFound()));
  }
}
