/**
 * Default waits for a 429 without `Retry-After`. They match the default rate limits of Supabase
 * Auth: calls per five minutes, mails per hour.
 */
const usualWait = { calls: 'in 5 minutes', mails: 'in an hour' } as const;

/** Messages by error code that replace the service's technical texts. */
const reasons: Record<string, string> = {
  over_request_rate_limit: 'Too many attempts.',
  over_email_send_rate_limit: 'Too many emails were requested.',
};

/**
 * Adds to the text of a 429 response how long to wait before a retry, unless the text already
 * contains a number. The text is the only part of a response that the client passes on.
 */
export function addWait(body: Record<string, unknown>, retryAfter: string | null): typeof body {
  const { code, error_code = code, msg, message = msg } = body;
  const text = typeof message === 'string' ? message.trim() : '';
  // The text already contains the wait, as in 'you can only request this after 37 seconds'.
  if (/\d/.test(text)) return body;
  const wait = secondsText(retryAfter) ?? usualWait[isMail(error_code) ? 'mails' : 'calls'];
  const reason = reasons[String(error_code)] ?? text.replace(/[^.!?]$/, '$&.');
  return { ...body, msg: `${reason || 'Too many attempts.'} Please try again ${wait}.` };
}

const isMail = (code: unknown) => typeof code === 'string' && code.includes('email');

/** Returns the wait as text, such as 'in 30 seconds'. `Retry-After` contains seconds or a date. */
function secondsText(retryAfter: string | null): string | undefined {
  const seconds = /^\d+$/.test(retryAfter ?? '')
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter ?? '') - Date.now()) / 1000);
  if (!(seconds > 0)) return undefined;
  if (seconds < 90) return `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}
