import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contract } from '../contract/index.ts';
import { networkOf } from '../http/index.ts';
import { createRateLimiter } from '../rateLimits/index.ts';
import { parseShownVersions, versionsHeader } from './agreementVersions.ts';
import { reservationOf, acceptLargeBodies } from './registrationBodyLimits.ts';
import { parseRegistration } from './parseRegistration.ts';
import { registerCustomer, type RegistrationDeps } from './registerCustomer.ts';
import { createRejectionRateLimit } from './rejectionRateLimit.ts';

/**
 * Returns the endpoint that registers a customer; the only one for customers that needs no token.
 * Makes the routes of `app` accept large bodies, and limits their requests.
 */
export function registrationEndpoint(
  app: FastifyInstance,
  options: Omit<RegistrationDeps, 'rateLimit' | 'rejectionRateLimit'> & {
    contract: Contract;
    clock: () => Date;
  },
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const { db, contract, fieldKeys, limits, clock } = options;
  const windowSeconds = limits.rateLimitWindowSeconds;
  const rateLimit = createRateLimiter({ db, fieldKeys, windowSeconds, clock });
  const rejectionRateLimit = createRejectionRateLimit({ db, fieldKeys, clock }, limits);
  const deps = { ...options, rateLimit, rejectionRateLimit };

  app.addHook('onRequest', (request) =>
    rateLimit('address', networkOf(request.ip), limits.triesPerAddress),
  );
  acceptLargeBodies(app);

  return async (request, reply) => {
    const reservation = reservationOf(request);
    try {
      const shown = parseShownVersions(contract, request.headers[versionsHeader]);
      const payload = parseRegistration(contract, request.body, clock());
      request.body = undefined;
      const { log } = request;
      const network = networkOf(request.ip);
      const receipt = await registerCustomer(deps, { payload, shown, log, network, reservation });
      return await reply.status(201).send(receipt);
    } finally {
      reservation.release();
    }
  };
}
