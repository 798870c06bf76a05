import type { FastifyPluginCallback } from 'fastify';
import { httpErrors, allowAllMethods, sendHttpError } from '../http/index.ts';

const allowedMethods: Record<string, string> = {
  '/api/health': 'GET, HEAD',
  '/api/ready': 'GET, HEAD',
  '/api/user/dashboard/stats': 'GET, HEAD',
  '/api/user/task-completions': 'GET, HEAD',
  '/api/user/accounts': 'GET, HEAD',
  '/api/user/enrollments': 'GET, HEAD',
  '/api/user/profile': 'GET, HEAD, PUT',
  '/api/user/register': 'POST',
};

/**
 * Responds to every unknown path below `/api`, so that the host application's fallback, which may
 * be an HTML page, is never used for the API.
 */
export const unknownRoutes: FastifyPluginCallback = (app, _options, done) => {
  // Unknown routes ignore the request body.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
  allowAllMethods(app);
  for (const url of ['/api', '/api/*']) {
    app.all(url, (request, reply) => {
      const allow = allowedMethods[request.url.split('?', 1)[0] ?? ''];
      if (allow === undefined) return sendHttpError(reply, httpErrors.notFound());
      return sendHttpError(reply.header('allow', allow), httpErrors.methodNotAllowed());
    });
  }
  done();
};
