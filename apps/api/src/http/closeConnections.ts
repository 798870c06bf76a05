import type { FastifyInstance } from 'fastify';

/**
 * Closes each connection with its response while the server is closing or draining. Otherwise the
 * client could leave the connection open and delay the end of the server.
 */
export function closeConnectionsAtEnd(app: FastifyInstance, isDraining: () => boolean): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing || isDraining()) void reply.header('connection', 'close');
  });
}

/** Milliseconds for a response to arrive, and for its client to close the connection. */
const answerGraceMs = 5_000;

/**
 * Closes the connection of a request that got its response before its body ended, since its client
 * could keep it open. Waits for a grace period: closing while the client still sends data would
 * reset the connection, and the reset can overtake the response.
 */
export function closeUnfinished(app: FastifyInstance, graceMs = answerGraceMs): void {
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw } = request;
    if (!raw.complete) {
      setTimeout(() => {
        if (!raw.complete) raw.destroy();
      }, graceMs).unref();
    }
    done();
  });
}
