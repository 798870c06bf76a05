import { providerCalls } from './providerCalls.ts';
import { liveSessions } from './liveSessions.ts';
import type { IdentityProvider } from './identityProvider.ts';
import { tokenVerifier } from './tokenVerifier.ts';

export interface SupabaseIdentityOptions {
  /** Base of the sign-in service, with its `/auth/v1`. */
  url: string;
  /** Looks users up and proves passwords. Never leaves the server. */
  secretKey: string;
  publishableKey: string;
  /** `iss` of the tokens. @default url */
  issuer?: string | undefined;
  /** `aud` of the tokens. @default 'authenticated' */
  audience?: string | undefined;
  /** How long a session that was found alive is believed to be. At most 30. @default 30 */
  sessionCacheSeconds?: number | undefined;
  /** @default 10_000 */
  timeoutMs?: number | undefined;
}

const longestSessionCache = 30;

/** A Supabase project, or the sandbox's sign-in service, over HTTP. */
export function supabaseIdentity(options: SupabaseIdentityOptions): IdentityProvider {
  const url = options.url.replace(/\/+$/, '');
  const { issuer = url, audience = 'authenticated', timeoutMs = 10_000 } = options;
  const cacheSeconds = Math.min(
    options.sessionCacheSeconds ?? longestSessionCache,
    longestSessionCache,
  );
  const calls = providerCalls({ ...options, url, timeoutMs });
  const verify = tokenVerifier({ url, issuer, audience, timeoutMs });
  const sessions = liveSessions(calls.readSession, cacheSeconds * 1000);

  return {
    findUser: calls.findUser,
    provePassword: calls.provePassword,
    authenticate: async (token) => {
      const claims = await verify(token);
      if (!claims) return { kind: 'refused' };
      const session = await sessions(token);
      if (session?.userId !== claims.userId) return { kind: 'refused' };
      if (session.hasVerifiedFactor && claims.level !== 'aal2') {
        return { kind: 'second-factor-required' };
      }
      return { kind: 'accepted', caller: { userId: claims.userId } };
    },
  };
}
