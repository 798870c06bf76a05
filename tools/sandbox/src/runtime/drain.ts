import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { AuthApiError, sendAuthError } from '../signIn/http/errors.ts';

const isStopping = 'The service is stopping. Please try again in a moment.';

/** Answers new requests with 503 and waits for those in flight. */
export interface Drain {
  /** Resolves when nothing is in flight any more; what still is at the deadline is cut off. */
  finish(deadlineMs: number): Promise<void>;
}

/** Requests in flight, until their answer was sent or their client has gone away. */
function createInFlight() {
  const responses = new Set<ServerResponse>();
  let isClosing = false;
  let whenEmpty: (() => void) | undefined;
  return {
    isClosing: () => isClosing,
    add(response: ServerResponse) {
      responses.add(response);
      response.once('close', () => {
        responses.delete(response);
        if (responses.size === 0) whenEmpty?.();
      });
    },
    async finish() {
      isClosing = true;
      if (responses.size === 0) return;
      await new Promise<void>((resolve) => {
        whenEmpty = resolve;
      });
    },
    cut() {
      for (const response of responses) response.destroy();
    },
  };
}

/**
 * Finishes what is in flight in two rounds, those under `inner` last: a registration asks the sign-in service of this
 * very process, which must go on answering until the registration is done. Closing the server alone would cut that
 * off, and would wait for ever for a request that never ends.
 */
export function addDrain(
  app: FastifyInstance,
  inner: string,
  waitUntilDeadline: (milliseconds: number) => Promise<void> = (milliseconds) =>
    wait(milliseconds, undefined, { ref: false }),
): Drain {
  const [outerRequests, innerRequests] = [createInFlight(), createInFlight()];

  app.addHook('onRequest', async (request, reply) => {
    const requests = request.url.startsWith(inner) ? innerRequests : outerRequests;
    if (requests.isClosing()) {
      void reply.headers({ connection: 'close', 'retry-after': '5', 'cache-control': 'no-store' });
      if (requests === outerRequests) return reply.status(503).send({ detail: isStopping });
      // Its client would show the whole body of another shape.
      return sendAuthError(request, reply, new AuthApiError(503, 'service_stopping', isStopping));
    }
    requests.add(reply.raw);
    return undefined;
  });

  return {
    async finish(deadlineMs) {
      const finished = outerRequests.finish().then(() => innerRequests.finish());
      await Promise.race([finished, waitUntilDeadline(deadlineMs)]);
      outerRequests.cut();
      innerRequests.cut();
    },
  };
}
