import type { FastifyInstance } from 'fastify';
import { httpErrors } from './httpError.ts';

/** Probes must get a response even when the service is busy. */
const always = ['/api/health', '/api/ready'];

/**
 * Rejects requests beyond the limit. This process could only queue them, which would delay all
 * other responses.
 */
export function limitConcurrency(app: FastifyInstance, maxRequests: number): void {
  let inFlight = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (always.includes(request.routeOptions.url ?? '')) return;
    if (inFlight >= maxRequests) throw httpErrors.unavailable(2);
    inFlight += 1;
    // Emitted when the response is sent, or the client has disconnected.
    reply.raw.once('close', () => (inFlight -= 1));
  });
}
