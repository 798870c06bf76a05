import { tooMany } from './errors.ts';

/** Mails of a kind to an address, or text messages of a factor. */
const messages = { hits: 1, seconds: 60 };

/** Guesses of one account's password, or of its codes. */
const guesses = { hits: 10, seconds: 600 };

export type Limiter = ReturnType<typeof createLimiter>;

/**
 * Creates the service's only limiter. It counts in memory, because one process serves the sandbox,
 * and before the work that it protects, so that concurrent guesses are all counted.
 */
export function createLimiter(now: () => number) {
  const windows = new Map<string, { hits: number; endsAt: number }>();

  /**
   * Counts a hit in a window that starts with the first one. Returns 0 if the hit is within the
   * limit, otherwise the seconds until the window ends.
   */
  const hit = (key: string, limit: typeof guesses): number => {
    const time = now();
    const known = windows.get(key);
    const window =
      known === undefined || known.endsAt <= time
        ? { hits: 0, endsAt: time + limit.seconds * 1_000 }
        : known;
    window.hits += 1;
    windows.set(key, window);
    return window.hits <= limit.hits ? 0 : Math.ceil((window.endsAt - time) / 1_000);
  };

  return {
    /** Counts a guess of a password or a code. Throws 429 after too many. */
    guess(kind: 'password' | 'code' | 'factor', account: string) {
      const wait = hit(`${kind}:${account}`, guesses);
      if (wait > 0) throw tooMany('over_request_rate_limit', 'Request rate limit reached', wait);
    },

    /** Forgets an account's guesses after the right one. */
    forget(kind: 'password' | 'code' | 'factor', account: string) {
      windows.delete(`${kind}:${account}`);
    },

    /** Allows one message of a kind to a recipient in a minute. Returns the seconds to wait. */
    secondsUntilMessage: (kind: string, to: string) => hit(`message:${kind}:${to}`, messages),
  };
}

type MessageCode = 'over_email_send_rate_limit' | 'over_sms_send_rate_limit';

/** Throws 429 if a mail or a text message was requested too early. */
export function refuseEarly(code: MessageCode, seconds: number): void {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  if (seconds > 0) throw tooMany(code, message, seconds);
}
