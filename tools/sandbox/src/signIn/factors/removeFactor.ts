import type { FastifyRequest } from 'fastify';
import type { Executor, SignInContext } from '../context.ts';
import { AuthApiError } from '../http/errors.ts';
import { noticeMail } from '../mails/notices.ts';
import { putIntoOutbox } from '../mails/outbox.ts';
import { authenticate } from '../sessions/accessTokens.ts';
import { lowerSessions } from '../sessions/levels.ts';
import type { UserRow } from '../users/users.ts';
import { findFactor, isVerified, lockFactors, type FactorRow } from './factors.ts';

/**
 * Deletes a factor and lowers the sessions that it had raised to AAL2 back to AAL1. Mails the owner
 * if the factor was verified.
 */
export async function deleteFactor(
  context: SignInContext,
  db: Executor,
  user: UserRow,
  factor: FactorRow,
): Promise<void> {
  const method = factor.factor_type === 'totp' ? 'totp' : 'mfa/phone';
  await lowerSessions(db, { factorId: factor.id, method });
  await db.deleteFrom('mfa_factors').where('id', '=', factor.id).execute();
  if (!isVerified(factor)) return;
  const { siteUrl } = context.settings;
  await putIntoOutbox(context, db, noticeMail('factor-removed', user.email, siteUrl));
}

/**
 * Removes a factor at its owner's request. Removing a verified factor requires a session at AAL2.
 */
export function removeFactor(context: SignInContext, request: FastifyRequest, factorId: string) {
  return context.db.transaction().execute(async (db) => {
    const { user } = await authenticate(context, request, db);
    await lockFactors(db, user.id);
    const { aal } = await authenticate(context, request, db);
    const factor = await findFactor(db, user.id, factorId);
    if (isVerified(factor) && aal !== 'aal2') {
      throw new AuthApiError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await deleteFactor(context, db, user, factor);
    return { id: factor.id };
  });
}
