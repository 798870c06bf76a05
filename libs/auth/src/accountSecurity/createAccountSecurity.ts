import type { GoTrueClient } from '@supabase/supabase-js';
import { AuthError } from '../AuthError.ts';
import { fallbackMessages, secondFactorText, sessionEndedText } from '../authMessages.ts';
import type { FollowedSession } from '../client/followSession.ts';
import { factsOf } from '../client/sessionFacts.ts';
import { callClient } from '../client/toAuthError.ts';
import { composed, tryForms } from '../passwordForms.ts';
import type { SessionStore } from '../createAuth/sessionStore.ts';
import {
  accountFallbacks,
  firstPasswordMessages,
  mailCodeMessages,
  wrongPasswordText,
} from './accountSecurityMessages.ts';
import type { AccountSecurity, PasswordChange } from './types.ts';

export interface AccountSecurityDeps {
  client: GoTrueClient;
  /** Its session is neither stored nor shared with other tabs. */
  proofClient: GoTrueClient;
  session: FollowedSession;
  store: SessionStore;
}

/** Creates the calls that change the password and end sessions of the signed-in customer. */
export function createAccountSecurity(deps: AccountSecurityDeps): AccountSecurity {
  const { client, proofClient, session, store } = deps;

  /**
   * Checks a password by signing in with it, because only some Supabase projects check the current
   * password themselves. Returns a function that ends the session of the check; it never rejects,
   * and a later call retries a failed one.
   */
  const provePassword = async (credentials: { email: string; password: string }) => {
    const { data } = await callClient(accountFallbacks.proof, () =>
      proofClient.signInWithPassword(credentials),
    ).catch((error: AuthError) => {
      throw error.code === 'invalid_credentials' ? wrongPassword(error) : error;
    });
    let token = data.session?.access_token;
    return async () => {
      if (token === undefined) return;
      // `signOut` of the client would drop the session even if the request fails.
      const { error } = await proofClient.admin.signOut(token, 'local');
      if (!error) token = undefined;
    };
  };

  const update = async ({ current, next, mailCode }: PasswordChange) => {
    await callClient(fallbackMessages.passwordUpdate, () =>
      client.updateUser({
        password: composed(next),
        // Some Supabase projects require the current password; the others ignore it.
        current_password: current,
        ...(mailCode !== undefined && { nonce: mailCode }),
      }),
    ).catch(async (error: AuthError) => {
      const { code, status } = error;
      if (code === 'current_password_invalid' || code === 'current_password_required') {
        throw wrongPassword(error);
      }
      if (code === 'reauthentication_needed') {
        await callClient(accountFallbacks.mail, () => client.reauthenticate());
      }
      if (code === 'reauthentication_needed' || code === 'reauthentication_not_valid') {
        throw new AuthError(mailCodeMessages[code], { code, status });
      }
      throw error;
    });
  };

  /**
   * Ends sessions of the customer at the service: every other session, or every session including
   * this one.
   */
  const signOut = async (scope: 'others' | 'global', fallback: string) => {
    const { access_token: token } = await session.own();
    await callClient(fallback, () => client.admin.signOut(token, scope)).catch(
      async (error: AuthError) => {
        if (error.code === 'session_ended') await session.leave('ended');
        throw error;
      },
    );
  };

  return {
    async changePassword(change) {
      const { user } = await session.own();
      const state = store.get();
      if (state.status === 'signed-in' && state.needsSecondFactor) {
        throw new AuthError(secondFactorText, { code: 'insufficient_aal' });
      }
      const { endProof, current } = await tryForms(change.current, async (password) => ({
        endProof: await provePassword({ email: user.email ?? '', password }),
        current: password,
      }));
      await endProof();
      try {
        // Rejects if another customer has signed in in another tab: the client would change that
        // customer's password.
        await session.own();
        await update({ ...change, current });
      } catch (error) {
        // A successful password change also ends the session of the check. After a failed change,
        // try once more to end that session.
        await endProof();
        throw error;
      }
    },

    async setPassword({ userId, password, current = password }) {
      const { user } = await session.own();
      if (user.id !== userId) throw new AuthError(sessionEndedText, { code: 'session_ended' });
      await callClient(fallbackMessages.passwordUpdate, () =>
        client.updateUser({ password: composed(password), current_password: composed(current) }),
      ).catch((error: AuthError) => {
        const { code, status } = error;
        // The service already has this password from an earlier attempt, so the call has succeeded.
        if (code === 'same_password') return;
        const text = firstPasswordMessages[code ?? ''];
        throw text === undefined ? error : new AuthError(text, { code, status });
      });
    },

    sessionFacts: async () => factsOf(await session.own()),
    signOutOthers: () => signOut('others', accountFallbacks.signOutOthers),

    async signOutEverywhere() {
      await signOut('global', accountFallbacks.signOutEverywhere);
      await session.leave('logout');
    },
  };
}

/**
 * Returns the error for a wrong current password. Its text replaces the service's text, which names
 * both the email and the password.
 */
const wrongPassword = ({ status }: AuthError) =>
  new AuthError(wrongPasswordText, { code: 'current_password_invalid', status });
