import type { IdentityProvider } from './identityProvider.ts';
import { liveSessions } from './liveSessions.ts';
import { supabaseCalls } from './supabaseCalls.ts';
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
  /** Refuses sessions without a second step also where the account has none set up. @default false */
  requiresSecondFactor?: boolean | undefined;
  /** @default 10_000 */
  timeoutMs?: number | undefined;
}

const maxSessionCacheSeconds = 30;

/** A Supabase project, or the sandbox's sign-in service, over HTTP. */
export function supabaseIdentity(options: SupabaseIdentityOptions): IdentityProvider {
  const url = options.url.replace(/\/+$/, '');
  const { issuer = url, audience = 'authenticated', timeoutMs = 10_000 } = options;
  const cacheSeconds = Math.min(
    options.sessionCacheSeconds ?? maxSessionCacheSeconds,
    maxSessionCacheSeconds,
  );
  const calls = supabaseCalls({ ...options, url, timeoutMs });
  const verify = tokenVerifier({ url, issuer, audience, timeoutMs });
  const sessions = liveSessions(async (token) => {
    const claims = await verify(token);
    const session = claims && (await calls.readSession(token));
    if (!claims || session?.userId !== claims.userId) return undefined;
    const needsSecondFactor =
      (options.requiresSecondFactor === true || session.hasVerifiedFactor) &&
      claims.level !== 'aal2';
    return { userId: claims.userId, needsSecondFactor, expiresAt: claims.expiresAt };
  }, cacheSeconds * 1000);

  return {
    findUser: calls.findUser,
    provePassword: calls.provePassword,
    authenticate: async (token) => {
      const session = await sessions(token);
      if (!session) return { kind: 'refused' };
      if (session.needsSecondFactor) return { kind: 'second-factor-required' };
      return { kind: 'accepted', caller: { userId: session.userId } };
    },
  };
}
