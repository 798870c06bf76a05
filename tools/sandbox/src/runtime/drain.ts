import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

/** Refuses new work and waits for what is in flight. */
export interface Drain {
  finish(patienceMs: number): Promise<void>;
}

/**
 * Counts the requests in flight, apart from those under `inner`: a registration asks the sign-in service of this very
 * process, which must go on answering until the registration is done. Closing the server alone would cut it off.
 */
export function addDrain(app: FastifyInstance, inner: string): Drain {
  let inFlight = 0;
  let isClosing = false;
  let whenEmpty: (() => void) | undefined;

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(inner)) return undefined;
    if (isClosing) {
      return reply
        .status(503)
        .headers({ connection: 'close', 'retry-after': '5', 'cache-control': 'no-store' })
        .send({ detail: 'The service is stopping. Please try again in a moment.' });
    }
    inFlight += 1;
    // The response also closes when the client goes away before it was answered.
    reply.raw.once('close', () => {
      inFlight -= 1;
      if (inFlight === 0) whenEmpty?.();
    });
    return undefined;
  });

  return {
    async finish(patienceMs) {
      isClosing = true;
      if (inFlight === 0) return;
      const empty = new Promise<void>((resolve) => {
        whenEmpty = resolve;
      });
      await Promise.race([empty, wait(patienceMs, undefined, { ref: false })]);
    },
  };
}
