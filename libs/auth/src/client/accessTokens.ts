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
  /** The longest wait for a token. */
  deadlineMs: number;
}

type Outcome = { error: unknown } | undefined;

/** Hands out the session's token and has it renewed; storage tells what came of that. */
export function createAccessTokens({
  loadClient,
  storage,
  deadlineMs,
}: AccessTokensOptions): Pick<Auth, 'getAccessToken' | 'renewAccessToken'> {
  const ask = (request: (client: GoTrueClient) => Promise<{ error: unknown }>): Promise<Outcome> =>
    Promise.race([
      loadClient()
        .then(request)
        .catch((thrown: unknown) => ({ error: thrown })),
      wait(deadlineMs),
    ]);

  /** Calls that are refused together wait for one renewal. */
  let renewal: Promise<Outcome> | undefined;
  const renew = () => {
    renewal ??= ask((client) => client.refreshSession()).finally(() => (renewal = undefined));
    return renewal;
  };

  /**
   * What the client handed out when it was asked to renew. Where it still looks expired, the clock
   * of this device is ahead: the token is good until the service refuses it.
   */
  let newest: string | undefined;

  return {
    async getAccessToken() {
      const known = storage.read();
      if (!known) return null;
      if (isFresh(known) || known.accessToken === newest) return known.accessToken;
      const outcome = await ask((client) => client.getSession());
      const session = storage.read();
      if (!session) return null;
      if (outcome && !outcome.error) newest = session.accessToken;
      if (session.accessToken === newest || session.expiresAt * 1000 > Date.now()) {
        return session.accessToken;
      }
      throw toRenewalError(outcome);
    },

    async renewAccessToken(refused) {
      /** The token in storage, as long as that is still the session of the refused one. */
      const stored = () => {
        const session = storage.read();
        return session?.sessionId === sessionIdOf(refused) ? session?.accessToken : undefined;
      };
      // Another call, or another tab, may have had it renewed already.
      if (stored() !== refused) return stored() ?? null;
      const outcome = await renew();
      if (stored() !== refused) return stored() ?? null;
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
