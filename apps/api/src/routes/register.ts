import type { FastifyInstance } from 'fastify';
import { jsonBody } from '../http/jsonBody.ts';
import { createParsingGate } from '../registration/parsingGate.ts';
import { parseRegistration } from '../registration/parseRegistration.ts';
import { registerCustomer, type RegistrationParts } from '../registration/registerCustomer.ts';
import { createThrottle, networkOf } from '../security/throttle.ts';

const bodyLimit = 16 * 1024 * 1024;
/** Three at once are parsed and turned into small photos; a body costs many times its size meanwhile. */
const gateOptions = { places: 3, queue: 30, waitMs: 20_000, holdMs: 60_000 };
const nothing = () => undefined;

/** The one call without a token. */
export function registerRoute(
  app: FastifyInstance,
  options: Omit<RegistrationParts, 'throttle'> & { clock: () => Date },
): void {
  const { db, fieldKeys, limits, clock } = options;
  const gate = createParsingGate(gateOptions);
  const windowSeconds = limits.throttleWindowSeconds;
  const throttle = createThrottle({ db, fieldKeys, windowSeconds, clock });
  const parts = { ...options, throttle };
  const parse = jsonBody(app);

  app.decorateRequest('digested', nothing);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit },
    (request, body: Buffer, done) => {
      const parseInside = (leave: () => void) => {
        request.setDecorator('digested', leave);
        parse(request, body, (error, value) => {
          if (error) leave();
          done(error, value);
        });
      };
      gate.enter().then(parseInside, done);
    },
  );
  app.addHook('onRequest', (request) =>
    throttle('address', networkOf(request.ip), limits.triesPerAddress),
  );

  app.post('/api/user/register', async (request, reply) => {
    const digested = request.getDecorator<() => void>('digested');
    try {
      const payload = parseRegistration(options.contract, request.body);
      request.body = undefined;
      const receipt = await registerCustomer(parts, { payload, log: request.log, digested });
      return await reply.status(201).send(receipt);
    } finally {
      digested();
    }
  });
}
