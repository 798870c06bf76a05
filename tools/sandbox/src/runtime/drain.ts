import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { AuthApiError, sendAuthError } from '../signIn/http/errors.ts';

const isStopping = 'The service is stopping. Please try again in a moment.';

/** Responds to new requests with 503 and waits for requests in flight. */
export interface Drain {
  /** Resolves when no request is in flight. Destroys the remaining connections at the deadline. */
  finish(deadlineMs: number): Promise<void>;
}

/** Tracks requests until the response was sent or the client has disconnected. */
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
 * Drains requests in two rounds, requests under the path `inner` last: a registration calls the sign-in
 * service in this same process, which must keep responding until the registration is done. `app.close()`
 * alone would reject that call, and would wait forever for a request that never ends.
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
      // The Supabase client would show the whole JSON body as the message if it had another format.
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
