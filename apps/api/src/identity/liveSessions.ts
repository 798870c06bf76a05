import { createHash } from 'node:crypto';
import type { ProviderSession } from './providerCalls.ts';

/** Sessions remembered at once; beyond it the oldest are asked for again. */
const mostSessions = 10_000;

type ReadSession = (token: string) => Promise<ProviderSession | undefined>;

/**
 * Asks the provider whether a token's session still lives, and believes a yes for a while. A no is
 * never kept, and neither is the token: only its digest stays in memory.
 */
export function liveSessions(read: ReadSession, cacheMs: number): ReadSession {
  if (cacheMs <= 0) return read;
  const known = new Map<string, { session: ProviderSession; until: number }>();
  return async (token) => {
    const digest = createHash('sha256').update(token).digest('base64');
    const entry = known.get(digest);
    if (entry && entry.until > Date.now()) return entry.session;
    known.delete(digest);
    const asked = Date.now();
    const session = await read(token);
    if (!session) return undefined;
    known.set(digest, { session, until: asked + cacheMs });
    const oldest = known.keys().next();
    if (known.size > mostSessions && !oldest.done) known.delete(oldest.value);
    return session;
  };
}
