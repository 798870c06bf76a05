import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Lets requests finish before the server closes. Returns a function that rejects new requests with
 * 503 and resolves when no request is left, or after the deadline. Requests below `inner` go on: a
 * registration calls the sign-in service in this same process, which `app.close()` would reject.
 */
export function addDrain(
  app: FastifyInstance,
  inner: string,
): (deadlineMs: number) => Promise<void> {
  let isStopping = false;
  let running = 0;
  let whenIdle: () => void = () => undefined;

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(inner)) return undefined;
    if (isStopping) {
      return reply
        .status(503)
        .headers({ connection: 'close', 'retry-after': '5', 'cache-control': 'no-store' })
        .send({ detail: 'The service is stopping. Please try again in a moment.' });
    }
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
      if (running === 0) whenIdle();
    });
    return undefined;
  });

  return async (deadlineMs) => {
    isStopping = true;
    const idle = new Promise<void>((resolve) => {
      whenIdle = resolve;
    });
    if (running > 0) await Promise.race([idle, wait(deadlineMs, undefined, { ref: false })]);
    app.server.closeAllConnections();
  };
}
