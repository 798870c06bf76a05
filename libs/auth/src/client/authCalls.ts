import type { GoTrueClient } from '@supabase/supabase-js';
import { paths, recoveryQuery } from '@bank-bonuses/product/routes';
import { AuthError } from '../AuthError.ts';
import { fallbackMessages } from '../authMessages.ts';
import { composed, tryForms } from '../passwordForms.ts';
import type { SessionStore } from '../createAuth/sessionStore.ts';
import type { Auth } from '../types.ts';
import type { FollowedSession } from './followSession.ts';
import { callClient } from './toAuthError.ts';

export interface AuthCallsOptions {
  client: GoTrueClient;
  session: FollowedSession;
  store: SessionStore;
  /** Origin that mail links point to. */
  origin: string;
}

type AuthCalls = Pick<
  Auth,
  | 'signIn'
  | 'signUp'
  | 'signOut'
  | 'endSession'
  | 'requestPasswordReset'
  | 'verifyRecoveryCode'
  | 'updatePassword'
  | 'resendConfirmation'
>;

/** Creates the calls that start and end sessions. */
export function createAuthCalls({ client, session, store, origin }: AuthCallsOptions): AuthCalls {
  const emailRedirectTo = origin + paths.authCallback;

  const startSession = async (fallback: string, start: () => Promise<{ error: unknown }>) => {
    await callClient(fallback, start);
    await session.look();
    if (store.get().status !== 'signed-in') throw new AuthError(fallbackMessages.noSession);
  };

  const leave = async (why: 'logout' | 'ended') => {
    const token = await session.leave(why);
    if (token !== undefined) void session.revoke(token, 'local');
  };

  return {
    signIn: ({ email, password: typed }) =>
      tryForms(typed, (password) =>
        startSession(fallbackMessages.signIn, () => client.signInWithPassword({ email, password })),
      ),

    async signUp({ email, password, fullName }) {
      const { data } = await callClient(fallbackMessages.signUp, () =>
        client.signUp({
          email,
          password: composed(password),
          options: { emailRedirectTo, data: { full_name: fullName } },
        }),
      );
      if (!data.user?.id) throw new AuthError(fallbackMessages.noUser);
      await session.look();
      // If the address is already confirmed, the service returns a fake user, which can be
      // recognized only by its empty `identities`.
      return data.user.identities?.length === 0
        ? { kind: 'already-registered' }
        : { kind: 'created', userId: data.user.id };
    },

    signOut: () => leave('logout'),

    async endSession(rejectedToken) {
      if (rejectedToken !== undefined) {
        const stored = await session.getAccessToken().catch(() => rejectedToken);
        if (stored !== rejectedToken) return;
      }
      await leave('ended');
    },

    async requestPasswordReset(email) {
      const redirectTo = `${origin}${paths.resetPassword}?${recoveryQuery.name}=${recoveryQuery.value}`;
      await callClient(fallbackMessages.passwordReset, () =>
        client.resetPasswordForEmail(email, { redirectTo }),
      );
    },

    verifyRecoveryCode: ({ email, code }) =>
      startSession(fallbackMessages.passwordReset, () =>
        client.verifyOtp({ email, token: code, type: 'recovery' }),
      ),

    async updatePassword(password) {
      await session.own();
      await callClient(fallbackMessages.passwordUpdate, () =>
        client.updateUser({ password: composed(password) }),
      );
      const token = await session.leave('logout');
      // Waits for the response, so that this call cannot end the session of the next sign-in.
      if (token !== undefined) await session.revoke(token, 'global');
    },

    async resendConfirmation(email) {
      await callClient(fallbackMessages.resend, () =>
        client.resend({ type: 'signup', email, options: { emailRedirectTo } }),
      );
    },
  };
}
