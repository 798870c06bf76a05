import { AuthError } from '../AuthError.ts';
import type { ProofClientOptions } from '../client/authClient.ts';
import { callClient } from '../client/callClient.ts';
import { onDemand } from '../client/onDemand.ts';
import { accountFallbacks, wrongPasswordText } from './accountMessages.ts';

export interface Proof {
  /** Ends the session that the proof has begun, unless that has worked before. Never rejects. */
  end: () => Promise<void>;
}

interface Credentials {
  email: string;
  password: string;
}

/**
 * Proves a password by signing in with it, because only some projects compare the current password
 * themselves. The session is kept out of storage and out of the other tabs, and is ended by the caller.
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
        // The client's own sign-out forgets a session that it could not end.
        const { error } = await client.admin
          .signOut(token, 'local')
          .catch((thrown: unknown) => ({ error: thrown }));
        if (!error) token = undefined;
      },
    };
  };
}

/** The service's words for it are about email and password. */
export const wrongPassword = ({ status }: AuthError) =>
  new AuthError(wrongPasswordText, { code: 'current_password_invalid', status });
