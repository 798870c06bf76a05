import { sessionEndedText } from '../authMessages.ts';

export interface TransportOptions {
  fetch: typeof fetch;
  /** The client itself never gives up waiting. */
  timeoutMs: number;
  /** The session that stands in storage now, as the client keeps it. */
  currentSession: () => { refreshToken: string; text: string } | undefined;
}

export interface Transport {
  fetch: typeof fetch;
  /** Drops every answer that is still on its way. */
  dropAll(): void;
}

/** The client's way to the network: with a deadline, and with answers that can be dropped. */
export function createTransport({
  fetch: send,
  timeoutMs,
  currentSession,
}: TransportOptions): Transport {
  let userCalls = new AbortController();
  return {
    async fetch(input, init) {
      const url = String(input instanceof Request ? input.url : input);
      // The client repeats a failed refresh for half a minute; the session may be gone by then.
      const refreshToken = refreshTokenOf(url, init);
      if (refreshToken !== undefined) {
        const current = currentSession();
        if (!current) return sessionEnded();
        // Another tab has renewed it. A refusal would make the client give up the session of all tabs
        // where the clock is wrong and a new token looks as if it had run out.
        if (refreshToken !== current.refreshToken) return new Response(current.text, jsonAnswer);
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
              // A redirect would carry password or token to wherever it points.
              redirect: 'error',
              // A page that closes right after sign-out must not take the call with it.
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

const jsonAnswer = { headers: { 'Content-Type': 'application/json' } };

const sessionEnded = () =>
  Response.json({ msg: sessionEndedText, error_code: 'session_ended' }, { status: 400 });

/** The body too must arrive before the deadline, so it is read here. */
async function readWhole(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  const { status, statusText, headers } = response;
  const body = status === 204 ? null : withFields(await response.text());
  return new Response(body, { status, statusText, headers });
}

/**
 * Returns `{}` in place of JSON that is not an object. The client reads fields without a check: `null` after a success
 * throws a TypeError, and `null` after an error becomes the error's text.
 */
function withFields(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? body : '{}';
  } catch {
    return body;
  }
}

/** Rejects at once when aborted, whether or not the browser's fetch does. */
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
