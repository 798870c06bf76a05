import { AuthError } from '../AuthError.ts';
import type { ProofClientOptions } from '../client/authClient.ts';
import { callClient } from '../client/callClient.ts';
import { onDemand } from '../client/onDemand.ts';
import { accountFallbacks, wrongPasswordText } from './accountSecurityMessages.ts';

/** Result of a successful password check, with the temporary session that the check started. */
export interface Proof {
  /** Ends the temporary session, unless an earlier call has already ended it. Never rejects. */
  end: () => Promise<void>;
}

interface Credentials {
  email: string;
  password: string;
}

/**
 * Creates a function that checks a password by signing in with it, because only some Supabase
 * projects check the current password themselves. The temporary session is not stored and not
 * shared with other tabs. The caller must end it.
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
        // Uses `admin.signOut`, because the client's own `signOut` drops the session even if the
        // request fails, so the sign-out could not be retried.
        const { error } = await client.admin
          .signOut(token, 'local')
          .catch((thrown: unknown) => ({ error: thrown }));
        if (!error) token = undefined;
      },
    };
  };
}

/**
 * Returns the error for a wrong current password. Its text replaces the service's text, which names
 * both the email and the password.
 */
export const wrongPassword = ({ status }: AuthError) =>
  new AuthError(wrongPasswordText, { code: 'current_password_invalid', status });
