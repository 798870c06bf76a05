import { IdentityUnavailableError, isSameAddress } from './identityProvider.ts';

export interface SupabaseCallsOptions {
  url: string;
  secretKey: string;
  publishableKey: string;
  timeoutMs: number;
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Error codes for a wrong password, or for an account that cannot sign in with a password. */
const wrongPasswordCodes = ['invalid_credentials', 'validation_failed', 'user_banned'];

/**
 * Creates the four calls to the sign-in service. Their errors contain neither response nor request
 * data.
 */
export function supabaseCalls(options: SupabaseCallsOptions) {
  const { url, secretKey, publishableKey, timeoutMs } = options;

  const ask = async (method: string, path: string, key: string, token = key, body?: object) => {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${url}${path}`, {
        method,
        headers: {
          apikey: key,
          authorization: `Bearer ${token}`,
          'x-supabase-api-version': '2024-01-01',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await response.text();
    } catch {
      throw new IdentityUnavailableError('down', undefined, 'sign_in_unreachable');
    }
    if (response.status === 429) {
      const seconds = Number(response.headers.get('retry-after'));
      const wait = seconds > 0 ? Math.min(Math.ceil(seconds), 3600) : undefined;
      throw new IdentityUnavailableError('busy', wait, 'sign_in_status_429');
    }
    const answer: Answer = { status: response.status, body: parseObject(text) };
    if (response.status >= 500) throw noStatement(answer);
    return answer;
  };

  return {
    /** Returns a user by `GET /admin/users/{id}`. */
    findUser: async (userId: string) => {
      const path = `/admin/users/${encodeURIComponent(userId)}`;
      const answer = await ask('GET', path, secretKey);
      const { status, body } = answer;
      if (status === 404) return undefined;
      const { id, email } = body;
      // Any other response does not say whether the user exists; for example, the key may be wrong.
      if (status !== 200 || typeof id !== 'string') throw noStatement(answer);
      const isConfirmed = typeof body['email_confirmed_at'] === 'string';
      return {
        id,
        email: typeof email === 'string' ? email : '',
        isConfirmed,
        hasVerifiedFactor: hasVerifiedFactor(body['factors']),
      };
    },

    provePassword: async (credentials: {
      email: string;
      password: string;
    }): Promise<'proved' | 'rejected'> => {
      // Uses the secret key, since a captcha is required only of browsers.
      const path = '/token?grant_type=password';
      const answer = await ask('POST', path, secretKey, secretKey, credentials);
      const { status, body } = answer;
      if (status === 200) {
        // Only a session with this address is proof: the page of a proxy may also have status 200.
        const { access_token: token, user } = body as { access_token?: unknown; user?: unknown };
        const owner = (user as { email?: unknown } | null | undefined)?.email;
        if (typeof token !== 'string' || typeof owner !== 'string') throw noStatement(answer);
        await endSession(token);
        if (!isSameAddress(owner, credentials.email)) throw noStatement(answer);
        return 'proved';
      }
      const code = codeOf(body) ?? '';
      // Returned only if the user exists and the password is correct.
      if (code === 'email_not_confirmed') return 'proved';
      if (wrongPasswordCodes.includes(code)) return 'rejected';
      throw noStatement(answer);
    },

    /**
     * Returns the active session of a token by `GET /user`. An account with an unverified address of
     * a provider has no session here: a stranger may have prepared it before its owner confirmed.
     */
    readSession: async (token: string) => {
      const answer = await ask('GET', '/user', publishableKey, token);
      const { status, body } = answer;
      if (status === 200 && typeof body['id'] === 'string') {
        const { id: userId, email, factors, identities } = body;
        if (hasUnverifiedIdentity(identities)) return undefined;
        return {
          userId,
          email: typeof email === 'string' && email !== '' ? email : undefined,
          hasVerifiedFactor: hasVerifiedFactor(factors),
        };
      }
      // The sign-in service's own errors have a code; any other response comes from a proxy.
      if (status === 200 || codeOf(body) === undefined) throw noStatement(answer);
      return undefined;
    },
  };

  /**
   * Ends a session that no one else uses. If this fails, it is harmless, since the session expires.
   */
  async function endSession(token: string): Promise<void> {
    await ask('POST', '/logout?scope=local', publishableKey, token).catch(() => undefined);
  }
}

/**
 * Returns the error for a response that says nothing about the user: for example, the key may be
 * wrong, or a captcha may be required.
 */
function noStatement({ status, body }: Answer): IdentityUnavailableError {
  const code = codeOf(body) ?? '';
  const known = /^[a-z_]{1,40}$/.test(code) ? `_${code}` : '';
  return new IdentityUnavailableError('down', undefined, `sign_in_status_${status}${known}`);
}

/** Returns the error code, which the sign-in service sends in one of two fields. */
function codeOf(body: Record<string, unknown>): string | undefined {
  return [body['code'], body['error_code']].find((code) => typeof code === 'string');
}

function hasVerifiedFactor(factors: unknown): boolean {
  return (
    Array.isArray(factors) &&
    factors.some((factor) => (factor as { status?: unknown } | null)?.status === 'verified')
  );
}

/** Returns whether a linked provider says that it has not verified its address. */
function hasUnverifiedIdentity(identities: unknown): boolean {
  type Linked = { provider?: unknown; identity_data?: { email_verified?: unknown } } | null;
  return (
    Array.isArray(identities) &&
    (identities as Linked[]).some(
      (linked) =>
        linked?.provider !== 'email' &&
        linked?.provider !== 'phone' &&
        linked?.identity_data?.email_verified === false,
    )
  );
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
