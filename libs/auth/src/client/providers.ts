import { providerName } from '@bank-bonuses/product/providers';
import { paths, providerQuery } from '@bank-bonuses/product/routes';
import type { Provider, UserIdentity } from '@supabase/supabase-js';
import { AuthError } from '../AuthError.ts';
import { fallbacks, mailCodeTexts } from '../texts.ts';
import { unreachable } from './call.ts';
import type { CallDeps } from './session.ts';
import { textOf } from './token.ts';

/** A sign-in that is linked to the account: the email address, or an account at a provider. */
export interface Identity {
  id: string;
  /** The service's name, such as `google`; `email` stands for email address and password. */
  provider: string;
  /** Email address of this sign-in. */
  email: string | undefined;
  /** ISO time. */
  linkedAt: string;
}

/**
 * Calls for provider sign-in and for the customer's linked sign-ins.
 * @throws AuthError with the text to show
 */
export type Providers = ReturnType<typeof createProviders>;

export function createProviders({ client, proofClient, session, call, get }: CallDeps) {
  /** Returns whether the service's settings list the provider as disabled. */
  const isOff = async (provider: string) => {
    const settings = await get('settings').catch(() => {
      throw unreachable();
    });
    return (settings as { external?: Record<string, unknown> }).external?.[provider] === false;
  };

  return {
    /**
     * Prepares a sign-in with a provider such as `google` and returns the URL to open. Rejects with
     * the code `provider_disabled` when the service has disabled the provider.
     */
    async beginSignIn(provider: string): Promise<string> {
      const name = providerName(provider);
      // For a disabled provider, the service would show a page of raw JSON without a link back to
      // the portal.
      if (await isOff(provider)) {
        throw new AuthError(
          `You cannot continue with ${name} right now. Please log in with your email address and password.`,
          { code: 'provider_disabled' },
        );
      }
      const { origin } = window.location;
      const redirectTo = `${origin}${paths.authCallback}?${providerQuery}=${provider}`;
      const { url } = await call(`We could not take you to ${name}. Please try again.`, () =>
        client.signInWithOAuth({
          provider: provider as Provider,
          options: { redirectTo, skipBrowserRedirect: true },
        }),
      );
      return url ?? redirectTo;
    },

    /** Returns the linked sign-ins, oldest first. */
    async list(): Promise<Identity[]> {
      const { identities } = await call(fallbacks.listIdentities, () => client.getUserIdentities());
      return identities
        .map(({ identity_id: id, provider, identity_data, created_at: linkedAt = '' }) => {
          const email: unknown = identity_data?.['email'];
          return { id, provider, email: textOf(email), linkedAt };
        })
        .toSorted((one, other) => Date.parse(one.linkedAt) - Date.parse(other.linkedAt));
    },

    /** Mails a code of six digits to the account's email address. */
    async sendCode(): Promise<void> {
      const { user } = await session.own();
      await call(fallbacks.sendMailCode, () =>
        proofClient.signInWithOtp({
          email: user.email ?? '',
          options: { shouldCreateUser: false },
        }),
      );
    },

    /** Resolves if the code is correct. A code works only once. */
    async checkCode(code: string): Promise<void> {
      const { user } = await session.own();
      const { session: proof } = await call(
        fallbacks.checkCode,
        () => proofClient.verifyOtp({ email: user.email ?? '', token: code, type: 'email' }),
        mailCodeTexts,
      );
      if (!proof) throw new AuthError(fallbacks.checkCode);
      // The session of the check is not stored, so a failed sign-out is harmless: it expires.
      await proofClient.admin.signOut(proof.access_token, 'local');
    },

    async unlink(id: string): Promise<void> {
      await call(fallbacks.unlink, () =>
        client.unlinkIdentity({ identity_id: id } as UserIdentity),
      );
    },
  };
}
