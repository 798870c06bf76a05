import type { FastifyInstance } from 'fastify';
import { parseShownVersions, versionsHeader } from '../registration/agreementVersions.ts';
import { holdOf, takeLargeBodies } from '../registration/largeBodies.ts';
import { parseRegistration } from '../registration/parseRegistration.ts';
import { registerCustomer, type RegistrationParts } from '../registration/registerCustomer.ts';
import { createRefusals } from '../registration/refusals.ts';
import { createThrottle, networkOf } from '../security/throttle.ts';

/** The one call without a token. */
export function registerRoute(
  app: FastifyInstance,
  options: Omit<RegistrationParts, 'throttle' | 'refusals'> & { clock: () => Date },
): void {
  const { db, fieldKeys, limits, clock } = options;
  const windowSeconds = limits.throttleWindowSeconds;
  const throttle = createThrottle({ db, fieldKeys, windowSeconds, clock });
  const refusals = createRefusals({ db, fieldKeys, clock }, limits);
  const parts = { ...options, throttle, refusals };

  app.addHook('onRequest', (request) =>
    throttle('address', networkOf(request.ip), limits.triesPerAddress),
  );
  takeLargeBodies(app, limits.uploadPatienceMs);

  app.post('/api/user/register', async (request, reply) => {
    const hold = holdOf(request);
    try {
      const shown = parseShownVersions(options.contract, request.headers[versionsHeader]);
      const payload = parseRegistration(options.contract, request.body, clock());
      request.body = undefined;
      const { log } = request;
      const network = networkOf(request.ip);
      const receipt = await registerCustomer(parts, { payload, shown, log, network, hold });
      return await reply.status(201).send(receipt);
    } finally {
      hold.digested();
    }
  });
}
