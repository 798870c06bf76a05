import { composed, tryForms } from '../passwordForms.ts';
import { AuthError } from '../AuthError.ts';
import { fallbackMessages, secondFactorText, sessionEndedText } from '../authMessages.ts';
import type { ProofClientOptions } from '../client/authClient.ts';
import { callClient } from '../client/callClient.ts';
import type { LoadClient } from '../client/clientOnDemand.ts';
import type { AuthStorage } from '../session/authStorage.ts';
import { readClaims, sessionIdOf } from '../session/storedSession.ts';
import type { Auth } from '../types.ts';
import {
  accountFallbacks,
  firstPasswordMessages,
  mailCodeMessages,
} from './accountSecurityMessages.ts';
import { createPasswordProof, wrongPassword } from './provePassword.ts';
import { factsIn } from './sessionFacts.ts';
import type { AccountSecurity, PasswordChange } from './types.ts';

export interface AccountSecurityOptions {
  loadClient: LoadClient;
  clientOptions: ProofClientOptions;
  storage: Pick<AuthStorage, 'read'>;
  getAccessToken: Auth['getAccessToken'];
  /** Removes the session from this browser. */
  leave: (why: 'wanted' | 'ended') => void;
}

const sessionEnded = () => new AuthError(sessionEndedText, { code: 'session_ended' });

/** Creates the calls that change the password and end sessions of the signed-in customer. */
export function createAccountSecurity(options: AccountSecurityOptions): AccountSecurity {
  const { loadClient, clientOptions, storage, getAccessToken, leave } = options;
  const provePassword = createPasswordProof(clientOptions);

  const update = async ({ current, next, mailCode }: PasswordChange) => {
    const client = await loadClient();
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
   * this one. Returns the access token that the request used.
   */
  const revoke = async (scope: 'others' | 'global', fallback: string) => {
    const token = await getAccessToken();
    if (token === null) throw sessionEnded();
    await callClient(fallback, async () => (await loadClient()).admin.signOut(token, scope)).catch(
      (error: AuthError) => {
        if (error.code === 'session_ended') leaveIfStill(token, 'ended');
        throw error;
      },
    );
    return token;
  };

  /**
   * Signs out in this browser only if the stored session still has this token: another customer may
   * have signed in in another tab.
   */
  const leaveIfStill = (token: string, why: 'wanted' | 'ended') => {
    if (storage.read()?.sessionId === sessionIdOf(token)) leave(why);
  };

  return {
    async changePassword(change) {
      const session = storage.read();
      if (!session) throw sessionEnded();
      if (session.needsSecondFactor) {
        throw new AuthError(secondFactorText, { code: 'insufficient_aal' });
      }
      const { proof, current } = await tryForms(change.current, async (password) => ({
        proof: await provePassword({ email: session.user.email, password }),
        current: password,
      }));
      await proof.end();
      try {
        // If another customer has signed in in another tab, the client would change that customer's
        // password.
        if (storage.read()?.sessionId !== session.sessionId) throw sessionEnded();
        await update({ ...change, current });
      } catch (error) {
        // A successful password change also ends the temporary session of the password check. After
        // a failed change, try once more to end that session.
        await proof.end();
        throw error;
      }
    },

    async setPassword({ userId, password, current = password }) {
      // If another customer has signed in in another tab, the client would set that customer's
      // password.
      if (storage.read()?.user.id !== userId) throw sessionEnded();
      await callClient(fallbackMessages.passwordUpdate, async () =>
        (await loadClient()).updateUser({
          password: composed(password),
          current_password: composed(current),
        }),
      ).catch((error: AuthError) => {
        const { code, status } = error;
        // The service already has this password from an earlier attempt, so the call has succeeded.
        if (code === 'same_password') return;
        const text = firstPasswordMessages[code ?? ''];
        throw text === undefined ? error : new AuthError(text, { code, status });
      });
    },
    sessionFacts() {
      const session = storage.read();
      return session
        ? Promise.resolve(factsIn(readClaims(session.accessToken)))
        : Promise.reject(sessionEnded());
    },

    async signOutOthers() {
      await revoke('others', accountFallbacks.signOutOthers);
    },

    async signOutEverywhere() {
      leaveIfStill(await revoke('global', accountFallbacks.signOutEverywhere), 'wanted');
    },
  };
}
