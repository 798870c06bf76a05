import type { Selectable } from 'kysely';
import { addSeconds, type Executor, type SignInContext } from '../context.ts';
import { AuthApiError, invalid } from '../http/errors.ts';
import { endOfSession } from './sessionLimits.ts';
import { insertRefreshToken, type OpenSession } from './sessions.ts';
import type { SignInTables } from '../database/tables.ts';
import { findUser, isBanned } from '../users/users.ts';

type TokenRow = Selectable<SignInTables['refresh_tokens']>;

function invalidRefreshToken(code: string, reason: string): AuthApiError {
  return new AuthApiError(400, code, `Invalid Refresh Token: ${reason}`);
}

function findToken(context: SignInContext, db: Executor, token: string) {
  return db
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('digest', '=', context.digests.of('refresh-token-digest', token))
    .executeTakeFirst();
}

/** Returns the session's active refresh token (the one that is not revoked), or undefined. */
export function findActiveToken(db: Executor, sessionId: string): Promise<TokenRow | undefined> {
  return db
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('revoked', '=', false)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

async function revokeFamily(context: SignInContext, db: Executor, sessionId: string) {
  await db
    .updateTable('refresh_tokens')
    .set({ revoked: true, family_revoked: true, updated_at: context.now() })
    .where('session_id', '=', sessionId)
    .execute();
}

/**
 * Returns a valid refresh token in exchange for a revoked one. Returns undefined if the reuse means
 * that the token was stolen.
 */
async function tokenForRevoked(
  context: SignInContext,
  db: Executor,
  token: TokenRow,
): Promise<string | undefined> {
  const active = await findActiveToken(db, token.session_id);
  if (active?.parent_id === token.id) return context.digests.refreshToken(active.seed);
  const reuseUntil = addSeconds(token.updated_at, context.settings.refreshReuseSeconds);
  if (!token.family_revoked && context.now() < reuseUntil) {
    return insertRefreshToken(context, db, token.session_id, token.id);
  }
  return undefined;
}

/** Revokes a refresh token and returns a new one that replaces it. */
export async function rotate(
  context: SignInContext,
  db: Executor,
  token: TokenRow,
): Promise<string> {
  await db
    .updateTable('refresh_tokens')
    .set({ revoked: true, updated_at: context.now() })
    .where('id', '=', token.id)
    .execute();
  return insertRefreshToken(context, db, token.session_id, token.id);
}

async function checkUser(context: SignInContext, db: Executor, userId: string): Promise<void> {
  const user = await findUser(db, userId);
  if (user === undefined)
    throw invalidRefreshToken('refresh_token_not_found', 'Refresh Token Not Found');
  if (isBanned(user, context.now())) throw invalidRefreshToken('user_banned', 'User Banned');
}

async function exchange(
  context: SignInContext,
  db: Executor,
  refreshToken: string,
): Promise<OpenSession | AuthApiError> {
  const sessionId = (await findToken(context, db, refreshToken))?.session_id;
  if (sessionId === undefined)
    return invalidRefreshToken('refresh_token_not_found', 'Refresh Token Not Found');
  // Locks the session's row. Concurrent refreshes wait for the lock, so each one sees the result of
  // the previous one.
  const session = await db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'aal', 'created_at', 'refreshed_at'])
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
  const token = await findToken(context, db, refreshToken);
  if (session === undefined || token === undefined) {
    return invalidRefreshToken('session_not_found', 'No Valid Session Found');
  }
  await checkUser(context, db, session.user_id);
  const end = await endOfSession(context, db, session);
  if (end !== undefined) return invalidRefreshToken('session_expired', end);
  const next = token.revoked
    ? await tokenForRevoked(context, db, token)
    : await rotate(context, db, token);
  if (next === undefined) {
    await revokeFamily(context, db, sessionId);
    return invalidRefreshToken('refresh_token_already_used', 'Already Used');
  }
  await db
    .updateTable('sessions')
    .set({ refreshed_at: context.now() })
    .where('id', '=', sessionId)
    .execute();
  return { userId: session.user_id, sessionId, refreshToken: next };
}

/**
 * Exchanges a refresh token for a new one. A token that has been used before is handled in this
 * order:
 * 1. If it is the parent of the active token, returns the active token again. There is no time
 * limit, because the client may not have received the earlier response.
 * 2. Within the reuse interval, issues another token, because another tab may have refreshed at the
 * same time.
 * 3. Otherwise revokes all refresh tokens of the session.
 */
export async function refreshSession(
  context: SignInContext,
  refreshToken: string,
): Promise<OpenSession> {
  if (!/^[a-z0-9]{12}$/.test(refreshToken)) throw invalid('Refresh token is not valid');
  // `exchange` returns the error instead of throwing it, because throwing would roll back the
  // revocation of the tokens.
  const outcome = await context.db
    .transaction()
    .execute((transaction) => exchange(context, transaction, refreshToken));
  if (outcome instanceof AuthApiError) throw outcome;
  return outcome;
}
