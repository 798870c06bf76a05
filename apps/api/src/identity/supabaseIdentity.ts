import { createHash } from 'node:crypto';
import type { IdentityProvider } from './identityProvider.ts';
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
  /**
   * Seconds for which the service caches that a session is active; at most 30.
   * @default 30
   */
  sessionCacheSeconds?: number | undefined;
  /** Rejects sessions without a second factor even if the account has none. @default false */
  requiresSecondFactor?: boolean | undefined;
  /**
   * Time limit of one request in milliseconds.
   * @default 10_000
   */
  timeoutMs?: number | undefined;
}

const maxSessionCacheSeconds = 30;

/**
 * Creates an identity provider that calls a Supabase project, or the sandbox's sign-in service,
 * over HTTP.
 */
export function supabaseIdentity(options: SupabaseIdentityOptions): IdentityProvider {
  const url = options.url.replace(/\/+$/, '');
  const { issuer = url, timeoutMs = 10_000 } = options;
  const cacheSeconds = Math.min(
    options.sessionCacheSeconds ?? maxSessionCacheSeconds,
    maxSessionCacheSeconds,
  );
  const calls = supabaseCalls({ ...options, url, timeoutMs });
  const verify = tokenVerifier({ url, issuer, timeoutMs });
  const accountNeedsSecondFactor = (account: { hasVerifiedFactor: boolean }) =>
    options.requiresSecondFactor === true || account.hasVerifiedFactor;
  const sessions = liveSessions(async (token) => {
    const claims = await verify(token);
    const session = claims && (await calls.readSession(token));
    if (!claims || session?.userId !== claims.userId) return undefined;
    const needsSecondFactor = accountNeedsSecondFactor(session) && claims.level !== 'aal2';
    const { userId, expiresAt } = claims;
    return { userId, email: session.email, needsSecondFactor, expiresAt };
  }, cacheSeconds * 1000);

  return {
    findUser: async (userId) => {
      const user = await calls.findUser(userId);
      if (!user) return undefined;
      const { id, email, isConfirmed } = user;
      return { id, email, isConfirmed, needsSecondFactor: accountNeedsSecondFactor(user) };
    },
    provePassword: calls.provePassword,
    authenticate: async (token) => {
      const session = await sessions(token);
      if (!session) return { kind: 'rejected' };
      if (session.needsSecondFactor) return { kind: 'second-factor-required' };
      const { userId, email } = session;
      return { kind: 'accepted', caller: { userId, email } };
    },
  };
}

/** The verified claims of a token whose session is active. */
export interface LiveSession {
  userId: string;
  email: string | undefined;
  needsSecondFactor: boolean;
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
  const known = new Map<string, { session: LiveSession; until: number }>();
  const beingAsked = new Map<string, Promise<LiveSession | undefined>>();

  const ask = async (token: string, digest: string) => {
    const asked = Date.now();
    const session = await read(token);
    if (!session) return undefined;
    known.set(digest, { session, until: Math.min(asked + cacheMs, session.expiresAt) });
    const oldest = known.keys().next();
    if (known.size > maxSessions && !oldest.done) known.delete(oldest.value);
    return session;
  };

  return async (token) => {
    const digest = createHash('sha256').update(token).digest('base64');
    const entry = known.get(digest);
    if (entry && entry.until > Date.now()) return entry.session;
    known.delete(digest);
    const other = beingAsked.get(digest);
    if (other) return other;
    const asking = ask(token, digest).finally(() => beingAsked.delete(digest));
    beingAsked.set(digest, asking);
    return asking;
  };
}
