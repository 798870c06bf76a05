import { sessionEndedText } from '../authMessages.ts';

export interface TransportOptions {
  fetch: typeof fetch;
  /** Time-out of a request in milliseconds. Supabase's client has no time-out of its own. */
  timeoutMs: number;
  /** Returns the refresh token and the JSON text of the stored session. */
  currentSession: () => { refreshToken: string; text: string } | undefined;
}

export interface Transport {
  fetch: typeof fetch;
  /** Aborts all pending requests. */
  dropAll(): void;
}

/**
 * Creates the `fetch` for Supabase's client. Its requests have a deadline and can be aborted
 * together.
 */
export function createTransport({
  fetch: send,
  timeoutMs,
  currentSession,
}: TransportOptions): Transport {
  let userCalls = new AbortController();
  return {
    async fetch(input, init) {
      const url = String(input instanceof Request ? input.url : input);
      // The client retries a failed refresh for half a minute. The customer may have logged out
      // since then.
      const refreshToken = refreshTokenOf(url, init);
      if (refreshToken !== undefined) {
        const current = currentSession();
        if (!current) return sessionEnded();
        // Another tab has already renewed the token, so return its session without a request. An
        // error would be wrong: if this device's clock is wrong, the new token may seem expired, and
        // on an error the client would drop the session of all tabs.
        if (refreshToken !== current.refreshToken) return new Response(current.text, jsonHeaders);
      }

      const request = new AbortController();
      const { signal } = userCalls;
      const drop = () => request.abort(new Error(sessionEndedText));
      signal.addEventListener('abort', drop);
      const deadline = setTimeout(() => request.abort(new Error('timed out')), timeoutMs);
      try {
        return await orAborted(
          request.signal,
          readWhole(
            send(url, {
              ...init,
              signal: request.signal,
              // Following a redirect would send the password or token to an unknown address.
              redirect: 'error',
              // The sign-out request must reach the service even if the customer closes the page
              // right after it.
              keepalive: isLogout(url),
            }),
          ),
        );
      } finally {
        clearTimeout(deadline);
        signal.removeEventListener('abort', drop);
      }
    },
    dropAll() {
      userCalls.abort();
      userCalls = new AbortController();
    },
  };
}

const jsonHeaders = { headers: { 'Content-Type': 'application/json' } };

const sessionEnded = () =>
  Response.json({ msg: sessionEndedText, error_code: 'session_ended' }, { status: 400 });

/** Reads the whole response including its body, because the deadline also applies to the body. */
async function readWhole(pending: Promise<Response>): Promise<Response> {
  const response = await pending;
  const { status, statusText, headers } = response;
  const body = status === 204 ? null : withFields(await response.text());
  return new Response(body, { status, statusText, headers });
}

/**
 * Returns `{}` for JSON that is not an object. The client reads fields without a check: `null` after a
 * success throws a TypeError, and `null` after an error becomes the error's text.
 */
function withFields(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? body : '{}';
  } catch {
    return body;
  }
}

/** Rejects immediately when aborted, even if the browser's `fetch` does not. */
function orAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    work.then(resolve, reject);
  });
}

function refreshTokenOf(url: string, init: RequestInit | undefined): string | undefined {
  if (!url.includes('grant_type=refresh_token') || typeof init?.body !== 'string') return undefined;
  return (JSON.parse(init.body) as { refresh_token?: string }).refresh_token;
}

function isLogout(url: string): boolean {
  return url.includes('/logout?');
}
