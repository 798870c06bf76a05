import type { GoTrueClient } from '@supabase/supabase-js';
import { AuthError } from '../AuthError.ts';
import { unreachableText } from '../authMessages.ts';
import type { AuthStorage } from '../session/authStorage.ts';
import type { LoadClient } from './clientOnDemand.ts';
import { isFresh, sessionIdOf } from '../session/storedSession.ts';
import { toAuthError } from './toAuthError.ts';
import type { Auth } from '../types.ts';
import { wait } from '../wait.ts';

export interface AccessTokensOptions {
  loadClient: LoadClient;
  storage: AuthStorage;
  /** Maximum time in milliseconds that a call waits for a token. */
  deadlineMs: number;
}

type Outcome = { error: unknown } | undefined;

/**
 * Creates the calls that return and renew the access token. The client stores a renewed token, and
 * these calls read it from storage.
 */
export function createAccessTokens({
  loadClient,
  storage,
  deadlineMs,
}: AccessTokensOptions): Pick<Auth, 'getAccessToken' | 'renewAccessToken'> {
  const request = (send: (client: GoTrueClient) => Promise<{ error: unknown }>): Promise<Outcome> =>
    Promise.race([
      loadClient()
        .then(send)
        .catch((thrown: unknown) => ({ error: thrown })),
      wait(deadlineMs),
    ]);

  /** The pending renewal. Calls that are rejected at the same time share it. */
  let renewal: Promise<Outcome> | undefined;
  const renew = () => {
    renewal ??= request((client) => client.refreshSession()).finally(() => (renewal = undefined));
    return renewal;
  };

  /**
   * The token of the latest renewal. If it seems to have expired, this device's clock is ahead, so
   * the token is used until the service rejects it.
   */
  let newest: string | undefined;

  return {
    async getAccessToken() {
      const known = storage.read();
      if (!known) return null;
      if (isFresh(known) || known.accessToken === newest) return known.accessToken;
      const outcome = await request((client) => client.getSession());
      const session = storage.read();
      if (!session) return null;
      if (outcome && !outcome.error) newest = session.accessToken;
      if (session.accessToken === newest || session.expiresAt * 1000 > Date.now()) {
        return session.accessToken;
      }
      throw toRenewalError(outcome);
    },

    async renewAccessToken(rejectedToken) {
      /** Returns the stored token if it belongs to the same session as the rejected token. */
      const stored = () => {
        const session = storage.read();
        return session?.sessionId === sessionIdOf(rejectedToken) ? session?.accessToken : undefined;
      };
      // Another call or another tab may already have renewed the token.
      if (stored() !== rejectedToken) return stored() ?? null;
      const outcome = await renew();
      if (stored() !== rejectedToken) return stored() ?? null;
      const failure = toRenewalError(outcome);
      if (failure.retryable) throw failure;
      return null;
    },
  };
}

function toRenewalError(outcome: Outcome): AuthError {
  return outcome?.error
    ? toAuthError(outcome.error, unreachableText())
    : new AuthError(unreachableText(), { retryable: true });
}
