import { AuthError } from '../AuthError.ts';
import type { ProofClientOptions } from '../client/authClient.ts';
import { callClient } from '../client/callClient.ts';
import { onDemand } from '../client/onDemand.ts';
import { accountFallbacks, wrongPasswordText } from './accountMessages.ts';

/** A proved password, with the temporary session that the proof started. */
export interface Proof {
  /** Ends the temporary session, unless an earlier call has done so. Never rejects. */
  end: () => Promise<void>;
}

interface Credentials {
  email: string;
  password: string;
}

/**
 * Creates a function that proves a password by signing in with it, because only some Supabase projects check
 * the current password themselves. The session stays out of storage and of other tabs. The caller ends it.
 */
export function createPasswordProof(options: ProofClientOptions) {
  const loadClient = onDemand(() =>
    import('../client/authClient.ts').then(({ createProofClient }) => createProofClient(options)),
  );

  return async (credentials: Credentials): Promise<Proof> => {
    const client = await loadClient();
    const { data } = await callClient(accountFallbacks.proof, () =>
      client.signInWithPassword(credentials),
    ).catch((error: AuthError) => {
      throw error.code === 'invalid_credentials' ? wrongPassword(error) : error;
    });
    let token = data.session?.access_token;
    return {
      async end() {
        if (token === undefined) return;
        // The client's `signOut` drops the session even if the call fails, so it could not be retried.
        const { error } = await client.admin
          .signOut(token, 'local')
          .catch((thrown: unknown) => ({ error: thrown }));
        if (!error) token = undefined;
      },
    };
  };
}

/** Returns the error of a wrong current password. The service's own text is about email and password. */
export const wrongPassword = ({ status }: AuthError) =>
  new AuthError(wrongPasswordText, { code: 'current_password_invalid', status });
