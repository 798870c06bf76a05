import { waitText } from '../texts.ts';

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
export function createAuthFetch(send: typeof fetch) {
  const pending = new Set<AbortController>();
  return {
    fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
      const url = String(input instanceof Request ? input.url : input);
      const request = new AbortController();
      pending.add(request);
      const deadline = setTimeout(() => request.abort(), requestTimeoutMs);
      try {
        const response = await send(url, {
          ...init,
          signal: request.signal,
          // Following a redirect would send the password or token to an unknown address.
          redirect: 'error',
          // The call must reach the service although a logout leaves the page right after it.
          keepalive: url.includes('/logout?'),
        });
        if (response.status === 204) return response;
        return checked(response, await response.text(), url.includes('grant_type=refresh_token'));
      } finally {
        clearTimeout(deadline);
        pending.delete(request);
      }
    },
    abortAll: () => pending.forEach((request) => request.abort()),
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
  const answer = status === 429 ? withWait(body, Number(headers.get('retry-after'))) : body;
  return new Response(JSON.stringify(isSession ? kept(answer) : answer), { status, headers });
}

/**
 * Leaves out the tokens of a provider such as Google, which must not be stored, and the expiry by
 * the service's clock: the client then computes it by this device's clock, which may be wrong.
 */
function kept({ provider_token, provider_refresh_token, expires_at, ...session }: Answer): Answer {
  return session;
}

/**
 * Adds to the text of a 429 response how long to wait, unless the text contains a number, as in 'you
 * can only request this after 37 seconds'. The text is the only part that the client passes on.
 * Without `Retry-After`, the wait matches Supabase's default limits.
 */
function withWait(body: Answer, retryAfter: number): Answer {
  const { code, error_code = code, message, msg = message } = body;
  if (/\d/.test(String(msg))) return body;
  const isMail = String(error_code).includes('email');
  const wait = retryAfter > 0 ? waitText(retryAfter) : isMail ? 'an hour' : '5 minutes';
  const reason = isMail ? 'Too many emails were requested.' : 'Too many attempts.';
  return { ...body, msg: `${reason} Please try again in ${wait}.` };
}
