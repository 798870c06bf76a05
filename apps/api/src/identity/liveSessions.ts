import { createHash } from 'node:crypto';
import type { Caller } from './identityProvider.ts';

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
