import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/index.ts';
import { httpErrors } from '../http/index.ts';
import type { Authentication, IdentityProvider } from '../identity/index.ts';

const bearer = /^bearer ([\w.~+/-]+=*)$/i;

/**
 * Finds out whose rows a request may touch, before its body is read. Every token that is not good
 * gets one and the same answer.
 */
export function authenticateCustomer(
  app: FastifyInstance,
  db: Database,
  identity: IdentityProvider,
): void {
  app.decorateRequest('registrationId', '');
  app.addHook('onRequest', async (request, reply) => {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    const authentication: Authentication =
      token === undefined ? { kind: 'refused' } : await identity.authenticate(token);
    if (authentication.kind === 'refused') {
      reply.header('www-authenticate', 'Bearer');
      throw httpErrors.notAuthenticated();
    }
    if (authentication.kind === 'second-factor-required') throw httpErrors.secondFactorRequired();
    const registration = await db.kysely
      .selectFrom('portal.registrations')
      .select('id')
      .where('auth_id', '=', authentication.caller.userId)
      .executeTakeFirst();
    if (!registration) throw httpErrors.registrationMissing();
    request.setDecorator('registrationId', registration.id);
  });
}

/** The registration whose rows this request may touch. */
export function registrationIdOf(request: FastifyRequest): string {
  return request.getDecorator<string>('registrationId');
}
