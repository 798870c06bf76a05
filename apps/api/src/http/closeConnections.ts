import type { FastifyInstance } from 'fastify';

/**
 * Lets the server close soon after its last response: a connection whose response is sent while the server
 * closes would otherwise stay open as long as its client keeps it.
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
 * Closes a connection whose request got a response before its body ended, and that does not end afterwards;
 * otherwise its client could keep it open. After a grace period: data that the client still sends would cause
 * a reset, which can overtake the response.
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
