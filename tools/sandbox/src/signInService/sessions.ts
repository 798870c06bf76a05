import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { randomBytes, randomUUID } from 'node:crypto';
import { change, digestOf, isOver, unixSeconds, type SignIn } from './context.ts';
import { SignInError } from './errors.ts';
import type { Session, SignInMethod, User } from './model.ts';
import { findUser, saveUser, type Db } from './store.ts';
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

/** The signed-in sender of a request. */
export interface Caller {
  user: User;
  session: Session;
}

/** Authenticates the caller. Rejects a token whose session has ended, even before it expires. */
export async function authenticate(
  signIn: SignIn,
  request: FastifyRequest,
  db: Db = signIn.db,
): Promise<Caller> {
  const { userId, sessionId } = await verifyToken(signIn, readBearer(request));
  const user = await findUser(db, { id: userId });
  const session = user?.sessions.find(({ id }) => id === sessionId);
  if (user !== undefined && session !== undefined) return { user, session };
  const message = 'Session from session_id claim in JWT does not exist';
  throw new SignInError(403, 'session_not_found', message);
}

/** The request of a caller, and the transaction in which it is answered. */
export interface Call {
  db: Db;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Registers a route for signed-in callers. Stores the caller's user after each answer. */
export function callerRoute(
  app: FastifyInstance,
  signIn: SignIn,
  method: HTTPMethods,
  url: string,
  answer: (caller: Caller, call: Call) => unknown,
): void {
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    change(signIn, async (db) => {
      const caller = await authenticate(signIn, request, db);
      const body = await answer(caller, { db, request, reply });
      await saveUser(db, caller.user);
      return body;
    });
  app.route({ method, url, handler });
}

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
export const refreshSession = (signIn: SignIn, refreshToken: string): Promise<OpenSession> =>
  change(signIn, async (db) => {
    const digest = digestOf(refreshToken);
    const user = await findUser(db, { sessions: [{ tokens: [digest] }] });
    const session = user?.sessions.find(({ tokens }) => tokens.includes(digest));
    if (user === undefined || session === undefined) {
      throw refused('refresh_token_not_found', 'Refresh Token Not Found');
    }
    const { maxSessionSeconds } = signIn.settings;
    if (maxSessionSeconds > 0 && isOver(signIn, session.createdAt, maxSessionSeconds)) {
      throw refused('session_expired', 'Session Expired');
    }
    const next = addRefreshToken(session);
    await saveUser(db, user);
    return { user, session, refreshToken: next };
  });

/** Raises the caller's session to AAL2, and ends the others at AAL1. */
export function raiseSession(
  { now }: SignIn,
  { user, session }: Caller,
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
