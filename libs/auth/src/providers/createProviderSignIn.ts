import { providerName } from '@bank-bonuses/portal-config/providers';
import { paths, providerQuery } from '@bank-bonuses/routes';
import type { Provider } from '@supabase/supabase-js';
import { AuthError } from '../AuthError.ts';
import { unreachableText } from '../authMessages.ts';
import type { ProofClientOptions } from '../client/authClient.ts';
import { callClient } from '../client/callClient.ts';
import type { ProvidersOptions } from './providersOptions.ts';
import type { Providers } from './types.ts';

/** Creates the call that starts a sign-in with a provider. The client stores the PKCE verifier. */
export function createProviderSignIn({
  loadClient,
  clientOptions,
  origin,
}: Omit<ProvidersOptions, 'storage'>): Providers['beginSignIn'] {
  return async (provider) => {
    const name = providerName(provider);
    // For a disabled provider, the service would show a page of raw JSON without a link back to the
    // portal.
    if (await isOff(provider, clientOptions)) {
      throw new AuthError(
        `You cannot continue with ${name} right now. Please log in with your email address and password.`,
        { code: 'provider_disabled' },
      );
    }
    const redirectTo = `${origin}${paths.authCallback}?${providerQuery}=${provider}`;
    const { data } = await callClient(
      `We could not take you to ${name}. Please try again.`,
      async () =>
        (await loadClient()).signInWithOAuth({
          provider: provider as Provider,
          options: { redirectTo, skipBrowserRedirect: true },
        }),
    );
    return data.url ?? redirectTo;
  };
}

/** Requests the settings of the service. Returns whether they list the provider as disabled. */
async function isOff(provider: string, { url, key, fetch }: ProofClientOptions): Promise<boolean> {
  let settings: { external?: Record<string, unknown> };
  try {
    const response = await fetch(`${url}/settings`, { headers: { apikey: key } });
    settings = (await response.json()) as typeof settings;
  } catch {
    throw new AuthError(unreachableText(), { retryable: true });
  }
  return settings.external?.[provider] === false;
}
