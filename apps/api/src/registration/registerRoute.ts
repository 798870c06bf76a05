import type { FastifyInstance } from 'fastify';
import type { Contract } from '../contract/index.ts';
import { networkOf } from '../http/index.ts';
import { createThrottle } from '../security/index.ts';
import { parseShownVersions, versionsHeader } from './agreementVersions.ts';
import { reservationOf, acceptLargeBodies } from './body/largeBodies.ts';
import { parseRegistration } from './parseRegistration.ts';
import { registerCustomer, type RegistrationDeps } from './registerCustomer.ts';
import { createRejectionLimit } from './rejectionLimit.ts';

/** The one call without a token. */
export function registerRoute(
  app: FastifyInstance,
  options: Omit<RegistrationDeps, 'throttle' | 'rejectionLimit'> & {
    contract: Contract;
    clock: () => Date;
  },
): void {
  const { db, fieldKeys, limits, clock } = options;
  const windowSeconds = limits.throttleWindowSeconds;
  const throttle = createThrottle({ db, fieldKeys, windowSeconds, clock });
  const rejectionLimit = createRejectionLimit({ db, fieldKeys, clock }, limits);
  const deps = { ...options, throttle, rejectionLimit };

  app.addHook('onRequest', (request) =>
    throttle('address', networkOf(request.ip), limits.triesPerAddress),
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
