import type { UserIdentity } from '@supabase/supabase-js';
import { AuthError } from '../AuthError.ts';
import { sessionEndedText } from '../authMessages.ts';
import { callClient } from '../client/callClient.ts';
import { onDemand } from '../client/onDemand.ts';
import { identityFallbacks, rethrowInPlainWords } from './identityMessages.ts';
import type { ProvidersOptions } from './providersOptions.ts';
import type { Identity, Providers } from './types.ts';

/**
 * An identity id that does not exist. Used to test whether unlinking is enabled: the service checks
 * the setting before it checks the id.
 */
const noId = 'none';

/** Creates the calls for the customer's linked sign-ins. */
export function createIdentityCalls({
  loadClient,
  clientOptions,
  storage,
}: Omit<ProvidersOptions, 'origin'>): Omit<Providers, 'beginSignIn'> {
  // Verifying the code starts a session, which is ended immediately. This separate client neither
  // stores that session nor shares it with other tabs.
  const loadProofClient = onDemand(() =>
    import('../client/authClient.ts').then(({ createProofClient }) =>
      createProofClient(clientOptions),
    ),
  );
  const call = <Result extends { error: unknown }>(
    fallback: string,
    request: () => Promise<Result>,
  ) => callClient(fallback, request).catch(rethrowInPlainWords);

  const readEmail = () => {
    const email = storage.read()?.user.email;
    if (email === undefined) throw new AuthError(sessionEndedText, { code: 'session_ended' });
    return email;
  };

  const unlink = async (id: string) =>
    (await loadClient()).unlinkIdentity({ identity_id: id } as UserIdentity);

  const canUnlink = async () => {
    const { code } = await callClient(identityFallbacks.list, () => unlink(noId)).then(
      () => new AuthError(''),
      (failure: AuthError) => {
        if (failure.retryable || failure.code === 'session_ended') throw failure;
        return failure;
      },
    );
    return code !== 'manual_linking_disabled';
  };

  return {
    async list() {
      const { data } = await call(identityFallbacks.list, async () =>
        (await loadClient()).getUserIdentities(),
      );
      const identities = (data?.identities ?? [])
        .map(toIdentity)
        .toSorted((one, other) => Date.parse(one.linkedAt) - Date.parse(other.linkedAt));
      return { identities, canUnlink: identities.length > 1 && (await canUnlink()) };
    },
    async sendCode() {
      const email = readEmail();
      await call(identityFallbacks.send, async () =>
        (await loadProofClient()).signInWithOtp({ email, options: { shouldCreateUser: false } }),
      );
    },
    async checkCode(code) {
      const email = readEmail();
      const client = await loadProofClient();
      const { data } = await call(identityFallbacks.check, () =>
        client.verifyOtp({ email, token: code, type: 'email' }),
      );
      const token = data.session?.access_token;
      if (token === undefined) throw new AuthError(identityFallbacks.check);
      // The token is not stored, so a failed sign-out is harmless: the session expires.
      await client.admin.signOut(token, 'local').catch(() => undefined);
    },
    async unlink(id) {
      await call(identityFallbacks.unlink, () => unlink(id));
    },
  };
}

function toIdentity({ identity_id, provider, identity_data, created_at }: UserIdentity): Identity {
  const email: unknown = identity_data?.['email'];
  return {
    id: identity_id,
    provider,
    email: typeof email === 'string' && email !== '' ? email : undefined,
    linkedAt: created_at ?? '',
  };
}
