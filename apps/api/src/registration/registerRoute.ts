import type { FastifyInstance } from 'fastify';
import type { Contract } from '../contract/index.ts';
import { networkOf } from '../http/index.ts';
import { createRateLimiter } from '../security/index.ts';
import { parseShownVersions, versionsHeader } from './agreementVersions.ts';
import { reservationOf, acceptLargeBodies } from './body/largeBodies.ts';
import { parseRegistration } from './parseRegistration.ts';
import { registerCustomer, type RegistrationDeps } from './registerCustomer.ts';
import { createRejectionRateLimit } from './rejectionRateLimit.ts';

/** Registers `POST /api/user/register`, the only customer endpoint that needs no token. */
export function registerRoute(
  app: FastifyInstance,
  options: Omit<RegistrationDeps, 'rateLimit' | 'rejectionRateLimit'> & {
    contract: Contract;
    clock: () => Date;
  },
): void {
  const { db, fieldKeys, limits, clock } = options;
  const windowSeconds = limits.rateLimitWindowSeconds;
  const rateLimit = createRateLimiter({ db, fieldKeys, windowSeconds, clock });
  const rejectionRateLimit = createRejectionRateLimit({ db, fieldKeys, clock }, limits);
  const deps = { ...options, rateLimit, rejectionRateLimit };

  app.addHook('onRequest', (request) =>
    rateLimit('address', networkOf(request.ip), limits.triesPerAddress),
  );
  acceptLargeBodies(app, limits.uploadTimeoutMs);

  app.post('/api/user/register', async (request, reply) => {
    const reservation = reservationOf(request);
    try {
      const shown = parseShownVersions(options.contract, request.headers[versionsHeader]);
      const payload = parseRegistration(options.contract, request.body, clock());
      request.body = undefined;
      const { log } = request;
      const network = networkOf(request.ip);
      const receipt = await registerCustomer(deps, { payload, shown, log, network, reservation });
      return await reply.status(201).send(receipt);
    } finally {
      reservation.release();
    }
  });
}
