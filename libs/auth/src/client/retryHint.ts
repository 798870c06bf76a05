/**
 * Default waits for a 429 without `Retry-After`. They match the default rate limits of Supabase
 * Auth: calls per five minutes, mails per hour.
 */
const usualWait = { calls: 'in 5 minutes', mails: 'in an hour' } as const;

/** Messages by error code that replace the service's technical texts. */
const reasons: Record<string, string> & { calls: string } = {
  calls: 'Too many attempts.',
  over_request_rate_limit: 'Too many attempts.',
  over_email_send_rate_limit: 'Too many emails were requested.',
};

const inFull = (words: string) => words.replace(/[^.!?]$/, '$&.');

/**
 * Returns a `fetch` that adds to the text of a 429 response how long to wait before a retry, unless
 * the text already contains a number.
 */
export function withRetryHints(send: typeof fetch): typeof fetch {
  return async (...request) => {
    const response = await send(...request);
    return response.status === 429 ? withWait(response) : response;
  };
}

async function withWait(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const text = await response.text();
  return new Response(withWaitIn(text, headers.get('retry-after')), {
    status,
    statusText,
    headers,
  });
}

function withWaitIn(body: string, retryAfter: string | null): string {
  const parsed = parseBody(body);
  const { code, error_code = code, msg, message = msg } = parsed;
  const words = typeof message === 'string' ? message.trim() : '';
  // The text already contains the wait, as in 'you can only request this after 37 seconds'.
  if (/\d/.test(words)) return body;
  const isMail = typeof error_code === 'string' && error_code.includes('email');
  const wait = secondsText(retryAfter) ?? usualWait[isMail ? 'mails' : 'calls'];
  const reason = reasons[String(error_code)] ?? (words === '' ? reasons.calls : inFull(words));
  return JSON.stringify({ ...parsed, msg: `${reason} Please try again ${wait}.` });
}

function parseBody(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Returns the wait as text, such as 'in 30 seconds'. `Retry-After` contains seconds or a date. */
function secondsText(retryAfter: string | null): string | undefined {
  if (retryAfter === null) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  if (!(seconds > 0)) return undefined;
  if (seconds < 90) return `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}
