import { paths, recoveryQuery } from '@bank-bonuses/routes';
import { AuthError } from '../AuthError.ts';
import { fallbackMessages } from '../authMessages.ts';
import type { AuthStorage } from '../session/authStorage.ts';
import type { LoadClient } from './clientOnDemand.ts';
import { callClient } from './callClient.ts';
import { composed, tryForms } from '../passwordForms.ts';
import { toAuthError } from './toAuthError.ts';
import type { Auth } from '../types.ts';

export interface AuthCallsOptions {
  loadClient: LoadClient;
  storage: AuthStorage;
  origin: string;
  /** Removes the session from this browser. */
  leave: (why: 'wanted' | 'ended' | 'locked') => void;
}

type AuthCalls = Pick<
  Auth,
  | 'signIn'
  | 'signUp'
  | 'signOut'
  | 'endSession'
  | 'lock'
  | 'requestPasswordReset'
  | 'verifyRecoveryCode'
  | 'updatePassword'
  | 'resendConfirmation'
>;

export function createAuthCalls(options: AuthCallsOptions): AuthCalls {
  const { loadClient, storage, origin, leave } = options;
  const emailRedirectTo = origin + paths.authCallback;

  const startSession = async (fallback: string, start: () => Promise<{ error: unknown }>) => {
    await callClient(fallback, () => storage.admit(start));
    if (!storage.read()) throw new AuthError(fallbackMessages.noSession);
  };

  /**
   * Ends the session at the service. This browser has already removed the session, so a failure is
   * only logged.
   */
  const revoke = async (accessToken: string, scope: 'local' | 'global') => {
    const { error } = await loadClient()
      .then((client) => client.admin.signOut(accessToken, scope))
      .catch((thrown: unknown) => ({ error: thrown }));
    if (!error) return;
    const { status, code } = toAuthError(error, fallbackMessages.signOut);
    const isOverAnyway = code === 'session_ended' || [401, 403, 404].includes(status ?? 0);
    if (!isOverAnyway) console.error(fallbackMessages.signOut, { status, code });
  };

  return {
    signIn: ({ email, password: typed }) =>
      tryForms(typed, (password) =>
        startSession(fallbackMessages.signIn, async () =>
          (await loadClient()).signInWithPassword({ email, password }),
        ),
      ),

    async signUp({ email, password, fullName }) {
      const { data } = await callClient(fallbackMessages.signUp, () =>
        storage.admit(async () =>
          (await loadClient()).signUp({
            email,
            password: composed(password),
            options: { emailRedirectTo, data: { full_name: fullName } },
          }),
        ),
      );
      if (!data.user?.id) throw new AuthError(fallbackMessages.noUser);
      // If the address is already confirmed, the service returns a fake user, which can be
      // recognized only by its empty `identities`.
      return data.user.identities?.length === 0
        ? { kind: 'already-registered' }
        : { kind: 'created', userId: data.user.id };
    },

    signOut() {
      const session = storage.read();
      leave('wanted');
      if (session) void revoke(session.accessToken, 'local');
      return Promise.resolve();
    },

    endSession(accessToken) {
      if (storage.read()?.accessToken !== accessToken) return Promise.resolve();
      leave('ended');
      void revoke(accessToken, 'local');
      return Promise.resolve();
    },

    lock() {
      const session = storage.read();
      leave('locked');
      if (session) void revoke(session.accessToken, 'local');
    },

    async requestPasswordReset(email) {
      const redirectTo = `${origin}${paths.resetPassword}?${recoveryQuery.name}=${recoveryQuery.value}`;
      await callClient(fallbackMessages.passwordReset, async () =>
        (await loadClient()).resetPasswordForEmail(email, { redirectTo }),
      );
    },

    verifyRecoveryCode: ({ email, code }) =>
      startSession(fallbackMessages.passwordReset, async () =>
        (await loadClient()).verifyOtp({ email, token: code, type: 'recovery' }),
      ),

    async updatePassword(password) {
      const userId = storage.read()?.user.id;
      await callClient(fallbackMessages.passwordUpdate, async () =>
        (await loadClient()).updateUser({ password: composed(password) }),
      );
      const session = storage.read();
      // Another customer may have signed in in another tab during the call.
      if (session && session.user.id !== userId) return;
      leave('wanted');
      // Waits for the response, so that this call cannot end the session of the next sign-in.
      if (session) await revoke(session.accessToken, 'global');
    },

    async resendConfirmation(email) {
      await callClient(fallbackMessages.resend, async () =>
        (await loadClient()).resend({ type: 'signup', email, options: { emailRedirectTo } }),
      );
    },
  };
}
