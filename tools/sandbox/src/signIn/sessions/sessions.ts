import { randomUUID } from 'node:crypto';
import { signAccessToken } from './accessTokens.ts';
import type { Executor, SignInContext } from '../context.ts';
import { AuthApiError } from '../http/errors.ts';
import type { SignInMethod } from '../database/tables.ts';
import { userJson, type UserJson } from '../users/userJson.ts';
import { findUser } from '../users/users.ts';

/** A session with the refresh token that is currently valid. */
export interface OpenSession {
  userId: string;
  sessionId: string;
  refreshToken: string;
}

/** The response body of every grant type. */
export interface TokenResponse {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: UserJson;
}

/** Inserts a new refresh token for a session and returns it. */
export async function insertRefreshToken(
  context: SignInContext,
  db: Executor,
  sessionId: string,
  parentId?: number,
): Promise<string> {
  const seed = randomUUID();
  const token = context.digests.refreshToken(seed);
  const now = context.now();
  await db
    .insertInto('refresh_tokens')
    .values({
      session_id: sessionId,
      seed,
      digest: context.digests.of('refresh-token-digest', token),
      parent_id: parentId,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return token;
}

/** Opens a session without any check: the caller must have authenticated the user. */
export async function openSession(
  context: SignInContext,
  db: Executor,
  userId: string,
  method: SignInMethod,
): Promise<OpenSession> {
  const sessionId = randomUUID();
  const now = context.now();
  await db
    .insertInto('sessions')
    .values({ id: sessionId, user_id: userId, created_at: now, refreshed_at: now })
    .execute();
  await db
    .insertInto('amr_claims')
    .values({ session_id: sessionId, method, created_at: now })
    .execute();
  await db
    .updateTable('users')
    .set({ last_sign_in_at: now, updated_at: now })
    .where('id', '=', userId)
    .execute();
  return { userId, sessionId, refreshToken: await insertRefreshToken(context, db, sessionId) };
}

/**
 * Returns the token response of a session. The access token contains the session's current AAL and
 * sign-in methods.
 */
export async function tokenResponse(
  context: SignInContext,
  { userId, sessionId, refreshToken }: OpenSession,
): Promise<TokenResponse> {
  const { db, settings } = context;
  const user = await findUser(db, userId);
  const session = await db
    .selectFrom('sessions')
    .select('aal')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (user === undefined || session === undefined) {
    throw new AuthApiError(
      400,
      'session_not_found',
      'Invalid Refresh Token: No Valid Session Found',
    );
  }
  const methods = await db
    .selectFrom('amr_claims')
    .select(['method', 'created_at'])
    .where('session_id', '=', sessionId)
    .orderBy('created_at', 'desc')
    .execute();
  const json = await userJson(db, user);
  const claims = { sessionId, appMetadata: json.app_metadata, aal: session.aal, methods };
  const { accessToken, expiresAt } = await signAccessToken(context, user, claims);
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: settings.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: json,
  };
}
