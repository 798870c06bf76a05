import { createHash } from 'node:crypto';

/** What a token stands for, once it was verified and its session was found alive. */
export interface LiveSession {
  userId: string;
  needsSecondFactor: boolean;
  /** When the token ends by itself, in milliseconds. */
  expiresAt: number;
}

/** Sessions remembered at once; beyond it the oldest are asked for again. */
const maxSessions = 10_000;

type ReadSession = (token: string) => Promise<LiveSession | undefined>;

/**
 * Believes for a while that a token is good and its session lives, so that neither its signature nor the
 * identity provider is asked each time; requests that come together share one question. A no is never cached, and
 * neither is the token: only its digest stays in memory.
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
