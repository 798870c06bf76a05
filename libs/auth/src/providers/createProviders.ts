import { providerName } from '@bank-bonuses/product/providers';
import { paths, providerQuery } from '@bank-bonuses/product/routes';
import type { GoTrueClient, Provider, UserIdentity } from '@supabase/supabase-js';
import { AuthError } from '../AuthError.ts';
import { unreachableText } from '../authMessages.ts';
import type { AuthClientOptions } from '../client/authClient.ts';
import type { FollowedSession } from '../client/followSession.ts';
import { callClient } from '../client/toAuthError.ts';
import { identityFallbacks, rethrowInPlainWords } from './identityMessages.ts';
import type { Identity, Providers } from './types.ts';

export interface ProvidersDeps {
  client: GoTrueClient;
  /** Its session is neither stored nor shared with other tabs. */
  proofClient: GoTrueClient;
  session: Pick<FollowedSession, 'own'>;
  /** Where the service's settings are read. */
  service: AuthClientOptions;
  /** Origin to which the provider redirects. */
  origin: string;
}

/** Creates the calls for provider sign-in and for the customer's linked sign-ins. */
export function createProviders(deps: ProvidersDeps): Providers {
  const { client, proofClient, session, service, origin } = deps;
  const call = <Result extends { error: unknown }>(
    fallback: string,
    request: () => Promise<Result>,
  ) => callClient(fallback, request).catch(rethrowInPlainWords);

  return {
    async beginSignIn(provider) {
      const name = providerName(provider);
      // For a disabled provider, the service would show a page of raw JSON without a link back to
      // the portal.
      if (await isOff(provider, service)) {
        throw new AuthError(
          `You cannot continue with ${name} right now. Please log in with your email address and password.`,
          { code: 'provider_disabled' },
        );
      }
      const redirectTo = `${origin}${paths.authCallback}?${providerQuery}=${provider}`;
      const { data } = await callClient(`We could not take you to ${name}. Please try again.`, () =>
        client.signInWithOAuth({
          provider: provider as Provider,
          options: { redirectTo, skipBrowserRedirect: true },
        }),
      );
      return data.url ?? redirectTo;
    },

    async list() {
      const { data } = await call(identityFallbacks.list, () => client.getUserIdentities());
      return (data?.identities ?? [])
        .map(toIdentity)
        .toSorted((one, other) => Date.parse(one.linkedAt) - Date.parse(other.linkedAt));
    },

    async sendCode() {
      const { user } = await session.own();
      await call(identityFallbacks.send, () =>
        proofClient.signInWithOtp({
          email: user.email ?? '',
          options: { shouldCreateUser: false },
        }),
      );
    },

    async checkCode(code) {
      const { user } = await session.own();
      const { data } = await call(identityFallbacks.check, () =>
        proofClient.verifyOtp({ email: user.email ?? '', token: code, type: 'email' }),
      );
      const token = data.session?.access_token;
      if (token === undefined) throw new AuthError(identityFallbacks.check);
      // The session of the check is not stored, so a failed sign-out is harmless: it expires.
      await proofClient.admin.signOut(token, 'local');
    },

    async unlink(id) {
      await call(identityFallbacks.unlink, () =>
        client.unlinkIdentity({ identity_id: id } as UserIdentity),
      );
    },
  };
}

function toIdentity({ identity_id, provider, identity_data, created_at }: UserIdentity): Identity {
  const email: unknown = identity_data?.['email'];
  return {
    id: identity_id,
    provider,
    email: typeof email === 'string' && email !== '' ? email : undefined,
    linkedAt: created_at ?? '',
  };
}

/** Requests the settings of the service. Returns whether they list the provider as disabled. */
async function isOff(provider: string, { url, key, fetch }: AuthClientOptions): Promise<boolean> {
  try {
    const response = await fetch(`${url}/settings`, { headers: { apikey: key } });
    const settings = (await response.json()) as { external?: Record<string, unknown> };
    return settings.external?.[provider] === false;
  } catch {
    throw new AuthError(unreachableText(), { retryable: true });
  }
}
