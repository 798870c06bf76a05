type Answer = Record<string, unknown>;

/** Milliseconds until a request is aborted. Supabase's client has no time-out of its own. */
const requestTimeoutMs = 15_000;

/** The service's codes for a session or a refresh token that no longer exists. */
const endedCodes: readonly unknown[] = [
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
  // The stored refresh token has a format that the service never issues.
  'validation_failed',
];

/**
 * Creates the `fetch` option of Supabase's client. A response that the sign-in service did not
 * write, such as the page of a captive portal, rejects like a lost connection: the client would end
 * the session after it. `abortAll` aborts the pending requests, so that no late response stores a
 * session after a logout.
 */
export function createAuthFetch() {
  let leaving = new AbortController();
  return {
    fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
      const url = String(input instanceof Request ? input.url : input);
      const response = await fetch(url, {
        ...init,
        signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(requestTimeoutMs)]),
        // Following a redirect would send the password or token to an unknown address.
        redirect: 'error',
        // The call must reach the service although a logout leaves the page right after it.
        keepalive: url.includes('/logout?'),
      });
      if (response.status === 204) return response;
      return checked(response, await response.text(), url.includes('grant_type=refresh_token'));
    },
    abortAll: () => {
      leaving.abort();
      leaving = new AbortController();
    },
  };
}

/** Returns the response if the sign-in service wrote it. @throws otherwise */
function checked({ ok, status, headers }: Response, text: string, isRefresh: boolean): Response {
  const parsed: unknown = JSON.parse(text);
  // The client reads fields without a check, so that `null` would throw a TypeError.
  const body = (typeof parsed === 'object' && parsed !== null ? parsed : {}) as Answer;
  const code = body['error_code'] ?? body['code'];
  const isSession = Boolean(body['access_token'] && body['refresh_token'] && body['user']);
  // A refresh is the only call after whose failure the client ends the session.
  const isOwn = !isRefresh || (ok ? isSession : endedCodes.includes(code));
  if (!isOwn) throw new Error(`Response ${status}`);
  return new Response(JSON.stringify(isSession ? kept(body) : body), { status, headers });
}

/**
 * Leaves out the tokens of a provider such as Google, which must not be stored, and the expiry by
 * the service's clock: the client then computes it by this device's clock, which may be wrong.
 */
function kept({ provider_token, provider_refresh_token, expires_at, ...session }: Answer): Answer {
  return session;
}
