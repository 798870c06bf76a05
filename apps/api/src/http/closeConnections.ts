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
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing || isDraining()) void reply.header('connection', 'close');
  });
}

/** Long enough for an answer to arrive, and for a client that reads it to go. */
const answerGraceMs = 5_000;

/**
 * Closes a connection whose request was answered before its body had come to an end, and does not end
 * afterwards either: it would stay for as long as its client keeps it. Not at once: what the client still
 * sends would be met with a reset, which may overtake the answer.
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
