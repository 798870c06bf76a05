import { isCanonicalToken } from '@bank-bonuses/api';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { FastifyRequest } from 'fastify';
import { isUuid } from '../http/body.ts';
import { unixSeconds, type Executor, type SignInContext } from '../context.ts';
import { AuthApiError } from '../http/errors.ts';
import { externalUrl } from '../settings.ts';
import type { AppMetadata } from '../users/userJson.ts';
import { findUser, isBanned, type UserRow } from '../users/users.ts';

const audience = 'authenticated';

interface SessionClaims {
  sessionId: string;
  appMetadata: AppMetadata;
  aal: string;
  /** The sign-in methods of the session, newest first. */
  methods: { method: string; created_at: Date }[];
}

/** Returns a signed access token with the same claims as Supabase's tokens. */
export async function signAccessToken(
  context: SignInContext,
  user: UserRow,
  session: SessionClaims,
): Promise<{ accessToken: string; expiresAt: number }> {
  const issuedAt = unixSeconds(context.now());
  const expiresAt = issuedAt + context.settings.accessTokenSeconds;
  const accessToken = await new SignJWT({
    email: user.email,
    phone: '',
    app_metadata: session.appMetadata,
    user_metadata: user.user_metadata,
    role: 'authenticated',
    aal: session.aal,
    amr: session.methods.map(({ method, created_at }) => ({
      method,
      timestamp: unixSeconds(created_at),
    })),
    session_id: session.sessionId,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'ES256', kid: context.signingKey.kid, typ: 'JWT' })
    .setIssuer(externalUrl(context.settings))
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(context.signingKey.privateKey);
  return { accessToken, expiresAt };
}

function badJwt(message: string, status = 403): AuthApiError {
  return new AuthApiError(status, 'bad_jwt', message);
}

/** Returns the bearer token of a request. Throws 401 if there is none. */
export function readBearer(request: FastifyRequest): string {
  const match = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '');
  if (match?.[1] === undefined) {
    throw new AuthApiError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  return match[1];
}

/** Returns the current signing key and the replaced keys whose tokens may still be valid. */
export function keysInUse(context: SignInContext) {
  const now = context.now();
  return [context.signingKey, ...context.earlierKeys.filter(({ endsAt }) => now < endsAt)];
}

/** Returns the key in use that has the token's `kid`. */
function verifyingKey(context: SignInContext, kid: string | undefined) {
  const key = keysInUse(context).find((each) => each.kid === kid);
  if (key === undefined) throw new errors.JWKSNoMatchingKey();
  return key.publicKey;
}

async function verify(context: SignInContext, token: string) {
  if (!isCanonicalToken(token)) {
    throw badJwt('invalid JWT: unable to parse or verify signature, token is malformed');
  }
  try {
    const keyOf = ({ kid }: { kid?: string }) => verifyingKey(context, kid);
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: ['ES256'],
      // Requires `exp`, because a token without it would stay valid until its session ends.
      requiredClaims: ['exp'],
      issuer: externalUrl(context.settings),
      audience,
      currentDate: context.now(),
    });
    return payload;
  } catch (error) {
    const reason =
      error instanceof errors.JWTExpired ? 'token is expired' : 'token signature is invalid';
    throw badJwt(`invalid JWT: unable to parse or verify signature, ${reason}`);
  }
}

/** Returns whether the `X-JWT-AUD` header, if present, names this service's audience. */
export function isForAudience(request: FastifyRequest): boolean {
  const wanted = request.headers['x-jwt-aud'];
  return typeof wanted !== 'string' || wanted === '' || wanted === audience;
}

/** The authenticated user, with the session of the token. */
export interface Caller {
  user: UserRow;
  sessionId: string;
  aal: string;
}

/**
 * Authenticates the caller by the access token. Rejects the token if its session has ended, even if
 * it has not expired.
 */
export async function authenticate(
  context: SignInContext,
  request: FastifyRequest,
  db: Executor = context.db,
): Promise<Caller> {
  const payload = await verify(context, readBearer(request));
  const userId = payload.sub ?? '';
  if (userId === '') throw badJwt('invalid claim: missing sub claim');
  if (!isUuid(userId)) throw badJwt('invalid claim: sub claim must be a UUID', 400);
  const user = await findUser(db, userId);
  if (user === undefined) {
    throw new AuthApiError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  const sessionId = typeof payload['session_id'] === 'string' ? payload['session_id'] : '';
  const session = isUuid(sessionId)
    ? await db
        .selectFrom('sessions')
        .select(['id', 'aal'])
        .where('id', '=', sessionId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (session === undefined) {
    throw new AuthApiError(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    );
  }
  if (isBanned(user, context.now())) throw new AuthApiError(403, 'user_banned', 'User is banned');
  return { user, sessionId: session.id, aal: session.aal };
}
