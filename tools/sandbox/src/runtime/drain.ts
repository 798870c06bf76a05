import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { AuthApiError, sendAuthError } from '../signIn/http/errors.ts';

const isStopping = 'The service is stopping. Please try again in a moment.';

/** Graceful shutdown: new requests get a 503, requests in flight are finished. */
export interface Drain {
  /**
   * Resolves when no request is in flight. At the deadline, destroys the connections of requests
   * that are still in flight.
   */
  finish(deadlineMs: number): Promise<void>;
}

/** Tracks a request until its response has been sent or its client has disconnected. */
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
 * Adds a drain with two phases. Requests outside the path `inner` finish first, then those below
 * it: a registration calls the sign-in service in this same process, so that service must keep
 * responding until the registration is done. `app.close()` alone would reject that inner call, and
 * would wait forever for a request that never ends.
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
      // Uses the sign-in service's error format. With any other format, the Supabase client would
      // show the whole JSON body as the error message.
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
