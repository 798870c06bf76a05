import { createHash } from 'node:crypto';
import type { Caller, IdentityProvider } from './identityProvider.ts';
import { supabaseCalls } from './supabaseCalls.ts';
import { tokenVerifier } from './tokenVerifier.ts';

export interface SupabaseIdentityOptions {
  /** Base of the sign-in service, with its `/auth/v1`. */
  url: string;
  /** Secret key for user lookups and password proofs. Never leaves the server. */
  secretKey: string;
  publishableKey: string;
  /** `iss` of the tokens. @default url */
  issuer?: string | undefined;
  /** Seconds for which the service caches that a session is active. @default 30 */
  sessionCacheSeconds?: number | undefined;
  /** Rejects sessions without a second factor even if the account has none. @default false */
  requiresSecondFactor?: boolean | undefined;
  /** Time limit of one request in milliseconds. @default 10_000 */
  timeoutMs?: number | undefined;
}

/**
 * Creates an identity provider that calls a Supabase project, or the sandbox's sign-in service,
 * over HTTP.
 */
export function supabaseIdentity(options: SupabaseIdentityOptions): IdentityProvider {
  const url = options.url.replace(/\/+$/, '');
  const { issuer = url, sessionCacheSeconds = 30, timeoutMs = 10_000 } = options;
  const calls = supabaseCalls({ ...options, url, timeoutMs });
  const verify = tokenVerifier({ url, issuer, timeoutMs });
  const needsSecondFactor = ({ hasVerifiedFactor }: { hasVerifiedFactor: boolean }) =>
    options.requiresSecondFactor === true || hasVerifiedFactor;
  const sessions = liveSessions(async (token) => {
    const claims = await verify(token);
    const session = claims && (await calls.readSession(token));
    if (!claims || session?.userId !== claims.userId) return undefined;
    const isLocked = needsSecondFactor(session) && claims.level !== 'aal2';
    return { caller: { userId: claims.userId, email: session.email }, isLocked, ...claims };
  }, sessionCacheSeconds * 1000);

  return {
    findUser: async (userId) => {
      const user = await calls.findUser(userId);
      return user && { ...user, needsSecondFactor: needsSecondFactor(user) };
    },
    provePassword: calls.provePassword,
    authenticate: async (token) => {
      const session = await sessions(token);
      if (!session) return { kind: 'rejected' };
      if (session.isLocked) return { kind: 'second-factor-required' };
      return { kind: 'accepted', caller: session.caller };
    },
  };
}

/** A valid token whose session is active. */
export interface LiveSession {
  caller: Caller;
  /** Whether the session still has to use the account's second factor. */
  isLocked: boolean;
  /** Expiry of the token in milliseconds. */
  expiresAt: number;
}

/** Maximum number of cached sessions; the oldest are evicted. */
const maxSessions = 10_000;

type ReadSession = (token: string) => Promise<LiveSession | undefined>;

/**
 * Caches for a while that a token is valid and its session active, so that not every request verifies the
 * signature and calls the identity provider; concurrent requests share one call. A rejection is never cached,
 * and the cache holds only a digest of the token.
 */
export function liveSessions(read: ReadSession, cacheMs: number): ReadSession {
  if (cacheMs <= 0) return read;
  const known = new Map<string, { session: ReturnType<ReadSession>; until: number }>();

  return async (token) => {
    const digest = createHash('sha256').update(token).digest('base64');
    const cached = known.get(digest);
    if (cached && cached.until > Date.now()) return cached.session;
    // The lifetime starts with the request to the identity provider, not with its response.
    const until = Date.now() + cacheMs;
    const entry = { session: read(token), until };
    // Removes the old entry first, so that the entries stay in the order of their age.
    known.delete(digest);
    known.set(digest, entry);
    const oldest = known.keys().next();
    if (known.size > maxSessions && !oldest.done) known.delete(oldest.value);
    const session = await entry.session.catch(() => undefined);
    if (session) entry.until = Math.min(entry.until, session.expiresAt);
    else if (known.get(digest) === entry) known.delete(digest);
    return entry.session;
  };
}
