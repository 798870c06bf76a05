import type { FastifyInstance } from 'fastify';
import { httpErrors, sendHttpError } from '../http/index.ts';
import type { Route } from './routes.ts';

/**
 * Responds to every unknown path below `/api`, so that the host application's fallback, which may
 * be an HTML page, is never used for the API.
 */
export function unknownRoutes(app: FastifyInstance, known: readonly Route[]): void {
  const methods = new Map<string, string[]>();
  for (const { method, url } of known) {
    // Fastify adds HEAD to every GET.
    const own = method === 'GET' ? ['GET', 'HEAD'] : [method];
    methods.set(url, [...(methods.get(url) ?? []), ...own]);
  }
  // Unknown routes ignore the request body.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
  for (const url of ['/api', '/api/*']) {
    app.all(url, (request, reply) => {
      const allowed = methods.get(request.url.split('?', 1)[0] ?? '');
      if (!allowed) return sendHttpError(reply, httpErrors.notFound());
      return sendHttpError(
        reply.header('allow', allowed.join(', ')),
        httpErrors.methodNotAllowed(),
      );
    });
  }
}
