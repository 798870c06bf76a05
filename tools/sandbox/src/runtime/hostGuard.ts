import type { FastifyInstance } from 'fastify';

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Rejects requests whose `Host` header is not a loopback name. Otherwise a website could let its
 * own domain resolve to this machine (DNS rebinding) and read the mailbox, because the browser
 * would treat its pages and the mailbox as the same origin.
 */
export function guardHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (loopbackHost.test(request.headers.host ?? '')) return undefined;
    return reply.status(421).type('text/plain').send('The sandbox responds only to localhost.');
  });
}
