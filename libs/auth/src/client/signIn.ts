import { paths, recoveryQuery } from '@bank-bonuses/product/routes';
import type { AuthResponse } from '@supabase/supabase-js';
import { AuthError } from '../AuthError.ts';
import { composed, tryForms } from '../passwords.ts';
import { fallbacks } from '../texts.ts';
import type { CallDeps } from './session.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Creates the calls that start and end sessions. */
export function createSignIn({ client, session, call }: CallDeps) {
  const { origin } = window.location;
  const emailRedirectTo = origin + paths.authCallback;

  const startSession = async (fallback: string, start: () => Promise<AuthResponse>) => {
    const { session: started } = await call(fallback, start);
    await session.look();
    if (!started) throw new AuthError(fallbacks.noSession);
  };

  const leave = async (why: 'logout' | 'ended'): Promise<void> => {
    void session.revoke(await session.leave(why), 'local');
  };

  return {
    signIn: ({ email, password: typed }: Credentials) =>
      tryForms(typed, (password) =>
        startSession(fallbacks.signIn, () => client.signInWithPassword({ email, password })),
      ),

    async signUp({ email, password, fullName }: Credentials & { fullName: string }) {
      const { user } = await call(fallbacks.signUp, () =>
        client.signUp({
          email,
          password: composed(password),
          options: { emailRedirectTo, data: { full_name: fullName } },
        }),
      );
      if (!user?.id) throw new AuthError(fallbacks.noUser);
      await session.look();
      // If the address is already confirmed, the service returns a fake user, which can be
      // recognized only by its empty `identities`.
      return user.identities?.length === 0
        ? ({ kind: 'already-registered' } as const)
        : ({ kind: 'created', userId: user.id } as const);
    },

    signOut: () => leave('logout'),

    async endSession(rejectedToken?: string) {
      if (rejectedToken !== undefined) {
        const stored = await session.getAccessToken().catch(() => rejectedToken);
        if (stored !== rejectedToken) return;
      }
      await leave('ended');
    },

    async requestPasswordReset(email: string) {
      const redirectTo = `${origin}${paths.resetPassword}?${recoveryQuery.name}=${recoveryQuery.value}`;
      await call(fallbacks.passwordReset, () =>
        client.resetPasswordForEmail(email, { redirectTo }),
      );
    },

    verifyRecoveryCode: ({ email, code }: { email: string; code: string }) =>
      startSession(fallbacks.passwordReset, () =>
        client.verifyOtp({ email, token: code, type: 'recovery' }),
      ),

    async updatePassword(password: string) {
      await session.own();
      await call(fallbacks.passwordUpdate, () =>
        client.updateUser({ password: composed(password) }),
      );
      // Waits for the response, so that this call cannot end the session of the next sign-in.
      await session.revoke(await session.leave('logout'), 'global');
    },

    async resendConfirmation(email: string) {
      await call(fallbacks.resend, () =>
        client.resend({ type: 'signup', email, options: { emailRedirectTo } }),
      );
    },
  };
}
