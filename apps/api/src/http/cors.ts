import type { FastifyInstance } from 'fastify';

/** Lets the portal's origins call the service if they differ from the service's origin. */
export function addCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', 'retry-after, x-request-id');
    const isPreflight =
      request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
    if (!isPreflight) return;
    return reply
      .status(204)
      .header('access-control-allow-methods', 'GET, POST, PUT')
      .header('access-control-allow-headers', 'authorization, content-type, agreement-versions')
      .header('access-control-max-age', '600')
      .send();
  });
}
