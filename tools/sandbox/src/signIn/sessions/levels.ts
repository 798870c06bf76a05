import type { Executor, SignInContext } from '../context.ts';
import type { SecondFactorMethod } from '../database/tables.ts';
import { AuthApiError } from '../http/errors.ts';
import type { Caller } from './accessTokens.ts';
import { findActiveToken, rotate } from './refresh.ts';
import type { OpenSession } from './sessions.ts';

/**
 * Raises a session to AAL2 and returns it with a new refresh token. Deletes the user's other
 * sessions that are at AAL1.
 */
export async function raiseSession(
  context: SignInContext,
  db: Executor,
  { user, sessionId }: Pick<Caller, 'user' | 'sessionId'>,
  { factorId, method }: { factorId: string; method: SecondFactorMethod },
): Promise<OpenSession> {
  const token = await findActiveToken(db, sessionId);
  if (token === undefined) {
    throw new AuthApiError(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    );
  }
  const now = context.now();
  await db
    .updateTable('sessions')
    .set({ aal: 'aal2', factor_id: factorId })
    .where('id', '=', sessionId)
    .execute();
  await db
    .insertInto('amr_claims')
    .values({ session_id: sessionId, method, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'method']).doUpdateSet({ created_at: now }),
    )
    .execute();
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', user.id)
    .where('id', '!=', sessionId)
    .where('aal', '=', 'aal1')
    .execute();
  return { userId: user.id, sessionId, refreshToken: await rotate(context, db, token) };
}

/** Lowers every session that this factor had raised to AAL2 back to AAL1. */
export async function lowerSessions(
  db: Executor,
  { factorId, method }: { factorId: string; method: SecondFactorMethod },
): Promise<void> {
  const lowered = await db
    .updateTable('sessions')
    .set({ aal: 'aal1', factor_id: null })
    .where('factor_id', '=', factorId)
    .returning('id')
    .execute();
  const ids = lowered.map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .deleteFrom('amr_claims')
    .where('session_id', 'in', ids)
    .where('method', '=', method)
    .execute();
}
