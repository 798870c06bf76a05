import type { FastifyInstance } from 'fastify';

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
