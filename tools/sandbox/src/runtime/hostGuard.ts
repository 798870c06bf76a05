import type { FastifyInstance } from 'fastify';

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Answers only requests that were addressed to this machine by a loopback name. A page on the web could otherwise let
 * its own name point here (DNS rebinding) and read the mailbox as if it were its own.
 */
export function guardHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (loopbackHost.test(request.headers.host ?? '')) return undefined;
    return reply.status(421).type('text/plain').send('The sandbox answers on localhost only.');
  });
}
