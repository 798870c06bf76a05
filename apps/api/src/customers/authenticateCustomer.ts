import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Database, storeSignInAddress } from '../db/index.ts';
import { httpErrors } from '../http/index.ts';
import { type IdentityProvider, isSameAddress } from '../identity/index.ts';

const bearer = /^bearer ([\w.~+/-]+=*)$/i;

/**
 * Determines the registration that a request may access, before its body is read. Every invalid
 * token gets the same response. Also stores a sign-in address that changed at the identity
 * provider.
 */
export function authenticateCustomer(
  app: FastifyInstance,
  db: Database,
  identity: IdentityProvider,
): void {
  app.decorateRequest('registrationId', '');
  app.addHook('onRequest', async (request, reply) => {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    const caller = token === undefined ? 'rejected' : await identity.authenticate(token);
    if (caller === 'rejected') {
      reply.header('www-authenticate', 'Bearer');
      throw httpErrors.notAuthenticated();
    }
    if (caller === 'second-factor-required') throw httpErrors.secondFactorRequired();
    const { userId, email } = caller;
    const registration = await db.kysely
      .selectFrom('portal.registrations')
      .select(['id', 'email'])
      .where('auth_id', '=', userId)
      .executeTakeFirst();
    if (!registration) throw httpErrors.registrationMissing();
    if (email !== undefined && !isSameAddress(email, registration.email)) {
      await storeSignInAddress(db, registration.id, email);
    }
    request.setDecorator('registrationId', registration.id);
  });
}

/** Returns the id of the registration that this request may access. */
export function registrationIdOf(request: FastifyRequest): string {
  return request.getDecorator<string>('registrationId');
}
