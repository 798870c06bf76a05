import type { FastifyRequest } from 'fastify';
import { randomBytes, randomUUID } from 'node:crypto';
import { digestOf, isOver, unixSeconds, type Call, type SignIn } from './context.ts';
import { SignInError } from './errors.ts';
import type { Session, SignInMethod, User } from './model.ts';
import { findUser, saveUser } from './store.ts';
import { accessTokenSeconds, signToken, verifyToken } from './tokens.ts';
import { hasSecondFactor, userJson } from './users.ts';

function addRefreshToken(session: Session): string {
  const token = randomBytes(20).toString('hex');
  session.tokens.push(digestOf(token));
  return token;
}

/** A session of a user, with a refresh token that is new. */
export interface OpenSession {
  user: User;
  session: Session;
  refreshToken: string;
}

/** Opens a session without any check: the caller has authenticated the user. */
export function openSession({ now }: SignIn, user: User, method: SignInMethod): OpenSession {
  const session: Session = {
    id: randomUUID(),
    aal: 'aal1',
    amr: [{ method, timestamp: unixSeconds(now()) }],
    createdAt: now(),
    tokens: [],
  };
  user.sessions.push(session);
  return { user, session, refreshToken: addRefreshToken(session) };
}

/** Returns the response body of everything that opens or changes a session. */
export async function tokenResponse(
  signIn: SignIn,
  { user, session: { id, aal, amr }, refreshToken }: OpenSession,
) {
  const json = userJson(user);
  const { email, phone, app_metadata, user_metadata } = json;
  const claims = { email, phone, app_metadata, user_metadata, session_id: id, aal, amr };
  const { token, expiresAt } = await signToken(signIn, user.id, claims);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: json,
  };
}

export function readBearer(request: FastifyRequest): string {
  const [, token] = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token !== undefined) return token;
  throw new SignInError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
}

/** The request of a signed-in user. */
export interface Caller extends Call {
  user: User;
  session: Session;
}

/** Authenticates the caller. Rejects a token whose session has ended, even before it expires. */
export async function authenticate(call: Call): Promise<Caller> {
  const { userId, sessionId } = await verifyToken(call, readBearer(call.request));
  const user = await findUser(call.db, { id: userId });
  const session = user?.sessions.find(({ id }) => id === sessionId);
  if (user !== undefined && session !== undefined) return { ...call, user, session };
  const message = 'Session from session_id claim in JWT does not exist';
  throw new SignInError(403, 'session_not_found', message);
}

/** Returns a route for signed-in users, which stores the user after the answer. */
export const forCaller = (answer: (caller: Caller) => unknown) => async (call: Call) => {
  const caller = await authenticate(call);
  const body = await answer(caller);
  await saveUser(call.db, caller.user);
  return body;
};

/**
 * Throws if the session lacks the account's second factor. A person who knows only the password
 * must not change ways to sign in.
 */
export function requireSecondFactor({ user, session }: Caller, status = 401): void {
  if (session.aal === 'aal2' || !hasSecondFactor(user)) return;
  throw new SignInError(status, 'insufficient_aal', 'AAL2 session is required for this change');
}

const refused = (code: string, reason: string) =>
  new SignInError(400, code, `Invalid Refresh Token: ${reason}`);

/** Exchanges a refresh token for another one of the same session. */
export async function refreshSession(call: Call, refreshToken: string): Promise<OpenSession> {
  const digest = digestOf(refreshToken);
  const user = await findUser(call.db, { sessions: [{ tokens: [digest] }] });
  const session = user?.sessions.find(({ tokens }) => tokens.includes(digest));
  if (user === undefined || session === undefined) {
    throw refused('refresh_token_not_found', 'Refresh Token Not Found');
  }
  const { maxSessionSeconds } = call.settings;
  if (maxSessionSeconds > 0 && isOver(call, session.createdAt, maxSessionSeconds)) {
    throw refused('session_expired', 'Session Expired');
  }
  const next = addRefreshToken(session);
  await saveUser(call.db, user);
  return { user, session, refreshToken: next };
}

/** Raises the caller's session to AAL2, and ends the others at AAL1. */
export function raiseSession(
  { now, user, session }: Caller,
  { factorId, method }: { factorId: string; method: SignInMethod },
): OpenSession {
  user.sessions = user.sessions.filter(({ id, aal }) => id === session.id || aal === 'aal2');
  session.aal = 'aal2';
  session.factorId = factorId;
  session.amr = [
    { method, timestamp: unixSeconds(now()) },
    ...session.amr.filter((one) => one.method !== method),
  ];
  return { user, session, refreshToken: addRefreshToken(session) };
}

/** Lowers the sessions that a removed factor had raised. */
export function lowerSessions({ sessions }: User, factorId: string): void {
  for (const session of sessions) {
    if (session.factorId !== factorId) continue;
    session.aal = 'aal1';
    session.amr = session.amr.filter(({ method }) => method !== 'totp' && method !== 'mfa/phone');
    delete session.factorId;
  }
}
