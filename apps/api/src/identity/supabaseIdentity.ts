import { z } from 'zod';
import { type IdentityProvider, isSameAddress } from './identityProvider.ts';
import { liveSessions } from './liveSessions.ts';
import { codeOf, noStatement, supabaseRequest } from './supabaseRequest.ts';
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

/** The user of a response. The page of a proxy has none, although its status may be 200. */
const supabaseUser = z.object({
  id: z.string(),
  email: z.string().nullish(),
  email_confirmed_at: z.string().nullish(),
  factors: z.array(z.object({ status: z.string() })).nullish(),
  identities: z
    .array(
      z.object({
        provider: z.string(),
        identity_data: z.object({ email_verified: z.unknown().optional() }).nullish(),
      }),
    )
    .nullish(),
});

type SupabaseUser = z.infer<typeof supabaseUser>;

const passwordGrant = z.object({
  access_token: z.string(),
  user: z.object({ email: z.string() }),
});

/** Providers whose addresses the sign-in service verifies itself. */
const ownProviders = ['email', 'phone'];

/** Error codes for a wrong password, or for an account that cannot sign in with a password. */
const wrongPasswordCodes = ['invalid_credentials', 'validation_failed', 'user_banned'];

/**
 * Creates an identity provider that calls a Supabase project, or the sandbox's sign-in service,
 * over HTTP.
 */
export function supabaseIdentity(options: SupabaseIdentityOptions): IdentityProvider {
  const { secretKey, publishableKey, sessionCacheSeconds = 30, timeoutMs = 10_000 } = options;
  const url = options.url.replace(/\/+$/, '');
  const ask = supabaseRequest({ url, timeoutMs });
  const verify = tokenVerifier({ url, issuer: options.issuer ?? url, timeoutMs });
  const needsSecondFactor = ({ factors }: SupabaseUser) =>
    options.requiresSecondFactor === true ||
    (factors ?? []).some(({ status }) => status === 'verified');

  const sessions = liveSessions(async (token) => {
    const claims = await verify(token);
    if (!claims) return undefined;
    const answer = await ask('GET', '/user', { key: publishableKey, token });
    const { status, body } = answer;
    // The sign-in service's own errors have a code; any other response comes from a proxy.
    if (status !== 200 && codeOf(body) !== undefined) return undefined;
    const user = supabaseUser.safeParse(body).data;
    if (status !== 200 || !user) throw noStatement(answer);
    // An account with an unverified address of a provider has no session here: a stranger may have
    // prepared it before its owner confirmed.
    const isUnverified = (user.identities ?? []).some(
      ({ provider, identity_data: data }) =>
        !ownProviders.includes(provider) && data?.email_verified === false,
    );
    if (user.id !== claims.userId || isUnverified) return undefined;
    return {
      caller: { userId: user.id, email: user.email || undefined },
      isLocked: needsSecondFactor(user) && claims.level !== 'aal2',
      expiresAt: claims.expiresAt,
    };
  }, sessionCacheSeconds * 1000);

  return {
    findUser: async (userId) => {
      const path = `/admin/users/${encodeURIComponent(userId)}`;
      const answer = await ask('GET', path, { key: secretKey });
      const { status, body } = answer;
      if (status === 404) return undefined;
      const user = supabaseUser.safeParse(body).data;
      // Any other response does not say whether the user exists; for example, the key may be wrong.
      if (status !== 200 || !user) throw noStatement(answer);
      return {
        id: user.id,
        email: user.email ?? '',
        isConfirmed: Boolean(user.email_confirmed_at),
        needsSecondFactor: needsSecondFactor(user),
      };
    },

    provePassword: async (credentials) => {
      // Uses the secret key, since a captcha is required only of browsers.
      const path = '/token?grant_type=password';
      const answer = await ask('POST', path, { key: secretKey, body: credentials });
      const { status, body } = answer;
      if (status === 200) {
        // Only a session with this address is proof: the page of a proxy may also have status 200.
        const grant = passwordGrant.safeParse(body).data;
        if (!grant) throw noStatement(answer);
        const { access_token: token, user } = grant;
        // Ends the session, which no one uses. If this fails, it is harmless, since it expires.
        await ask('POST', '/logout?scope=local', { key: publishableKey, token }).catch(
          () => undefined,
        );
        if (!isSameAddress(user.email, credentials.email)) throw noStatement(answer);
        return 'proved';
      }
      const code = codeOf(body) ?? '';
      // Returned only if the user exists and the password is correct.
      if (code === 'email_not_confirmed') return 'proved';
      if (wrongPasswordCodes.includes(code)) return 'rejected';
      throw noStatement(answer);
    },

    authenticate: async (token) => {
      const session = await sessions(token);
      if (!session) return 'rejected';
      return session.isLocked ? 'second-factor-required' : session.caller;
    },
  };
}
