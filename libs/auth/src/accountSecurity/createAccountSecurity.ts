import { composed, tryForms } from '../passwordForms.ts';
import { AuthError } from '../AuthError.ts';
import { fallbackMessages, secondFactorText, sessionEndedText } from '../authMessages.ts';
import type { ProofClientOptions } from '../client/authClient.ts';
import { callClient } from '../client/callClient.ts';
import type { LoadClient } from '../client/clientOnDemand.ts';
import type { AuthStorage } from '../session/authStorage.ts';
import { readClaims, sessionIdOf } from '../session/storedSession.ts';
import type { Auth } from '../types.ts';
import { accountFallbacks, firstPasswordMessages, mailCodeMessages } from './accountMessages.ts';
import { createPasswordProof, wrongPassword } from './provePassword.ts';
import { factsIn } from './sessionFacts.ts';
import type { AccountSecurity, PasswordChange } from './types.ts';

export interface AccountSecurityOptions {
  loadClient: LoadClient;
  /** Options of the client. */
  clientOptions: ProofClientOptions;
  storage: Pick<AuthStorage, 'read'>;
  getAccessToken: Auth['getAccessToken'];
  /** Removes the session from this browser. */
  leave: (why: 'wanted' | 'ended') => void;
}

const sessionEnded = () => new AuthError(sessionEndedText, { code: 'session_ended' });

/** Creates the calls for the password and the sessions of the stored session's customer. */
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

  /** Ends sessions at the service. Returns the access token of the request. */
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

  /** Leaves only if the token's session is still stored: another tab may have signed in another customer. */
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
        // If another tab has signed in another customer, the client would change that customer's password.
        if (storage.read()?.sessionId !== session.sessionId) throw sessionEnded();
        await update({ ...change, current });
      } catch (error) {
        // A successful change also ends the proof's session. After a failure, try a second and last time to
        // end it.
        await proof.end();
        throw error;
      }
    },

    async setPassword({ userId, password, current = password }) {
      // If another tab has signed in another customer, the client would set that customer's password.
      if (storage.read()?.user.id !== userId) throw sessionEnded();
      await callClient(fallbackMessages.passwordUpdate, async () =>
        (await loadClient()).updateUser({
          password: composed(password),
          current_password: composed(current),
        }),
      ).catch((error: AuthError) => {
        const { code, status } = error;
        // An earlier attempt has set this password.
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
