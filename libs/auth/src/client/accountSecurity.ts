import { AuthError } from '../AuthError.ts';
import { composed, tryForms } from '../passwords.ts';
import { changePasswordTexts, fallbacks, firstPasswordTexts } from '../texts.ts';
import { sessionEnded, toAuthError } from './call.ts';
import type { CallDeps } from './session.ts';
import { factsOf } from './token.ts';

export interface PasswordChange {
  current: string;
  next: string;
  /** Code from the mail, after an attempt was rejected with the code `reauthentication_needed`. */
  mailCode?: string;
}

/**
 * Calls for the password and the sessions of the signed-in customer.
 * @throws AuthError with the text to show
 */
export type AccountSecurity = ReturnType<typeof createAccountSecurity>;

export function createAccountSecurity({ client, proofClient, session, call }: CallDeps) {
  /**
   * Checks a password by signing in with it, because only some Supabase projects check the current
   * password themselves.
   */
  const provePassword = async (email: string, password: string) => {
    const { session: proof } = await call(
      fallbacks.checkPassword,
      () => proofClient.signInWithPassword({ email, password }),
      changePasswordTexts,
    );
    // A failed logout of the proof is harmless: its session is not stored, and it expires.
    await proofClient.admin.signOut(proof.access_token, 'local');
    return password;
  };

  /**
   * Ends sessions of the customer at the service: every other session, or every session including
   * this one.
   */
  const signOut = async (scope: 'others' | 'global', fallback: string) => {
    const { access_token: token } = await session.own();
    await call(fallback, () => client.admin.signOut(token, scope));
  };

  return {
    /**
     * Sets the password and ends every other session. Rejects with `current_password_invalid` when
     * the current password is wrong, and with `reauthentication_needed` when the service has mailed
     * a code: repeat the call with that code.
     */
    async changePassword({ current: typed, next, mailCode }: PasswordChange): Promise<void> {
      const { user } = await session.own();
      try {
        const current = await tryForms(typed, (form) => provePassword(user.email ?? '', form));
        // Rejects if another customer has signed in in another tab: the client would change that
        // customer's password.
        await session.own();
        const nonce = mailCode === undefined ? {} : { nonce: mailCode };
        await call(
          fallbacks.passwordUpdate,
          // Some Supabase projects require the current password; the others ignore it.
          () =>
            client.updateUser({ password: composed(next), current_password: current, ...nonce }),
          changePasswordTexts,
        );
      } catch (thrown) {
        const error = toAuthError(thrown, fallbacks.passwordUpdate);
        const { message, code = '', status } = error;
        if (wrongPasswordCodes.includes(code)) {
          throw new AuthError(message, { code: 'current_password_invalid', status });
        }
        if (code === 'reauthentication_needed') {
          await call(fallbacks.sendMailCode, () => client.reauthenticate());
        }
        throw error;
      }
    },

    /**
     * Sets the first password of an account that a provider such as Google created, and does not end
     * the session. To repeat the call with a different password, pass the password of the earlier
     * attempt as `current`. Rejects with `reauthentication_needed` when the session is older than a
     * day.
     */
    async setPassword({ userId, password, current = password }: FirstPassword): Promise<void> {
      const { user } = await session.own();
      if (user.id !== userId) throw sessionEnded();
      await call(
        fallbacks.passwordUpdate,
        () =>
          client.updateUser({ password: composed(password), current_password: composed(current) }),
        firstPasswordTexts,
      ).catch((error: AuthError) => {
        // The service already has this password from an earlier attempt, so the call has succeeded.
        if (error.code !== 'same_password') throw error;
      });
    },

    sessionFacts: async () => factsOf((await session.own()).access_token),
    signOutOthers: () => signOut('others', fallbacks.signOutOthers),

    /**
     * Ends every session, including this one. Unlike `signOut`, it calls the service before it
     * removes the session from this browser, because without a session the call could not be retried.
     */
    async signOutEverywhere() {
      await signOut('global', fallbacks.signOutEverywhere);
      await session.leave('logout');
    },
  };
}

export interface FirstPassword {
  userId: string;
  password: string;
  current?: string | undefined;
}

const wrongPasswordCodes = [
  'invalid_credentials',
  'current_password_invalid',
  'current_password_required',
];
