import type { FastifyInstance } from 'fastify';

/**
 * Lets the server end soon after its last answer: a connection whose answer comes while the server
 * closes would otherwise stay open for as long as its client keeps it.
 */
export function closeConnectionsAtEnd(app: FastifyInstance, isDraining: () => boolean): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing || isDraining()) void reply.header('connection', 'close');
    done(null, payload);
  });
}
