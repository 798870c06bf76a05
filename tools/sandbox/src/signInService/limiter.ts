import { SignInError } from './errors.ts';

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
    let window = windows.get(key);
    if (window === undefined || window.endsAt <= time) {
      window = { hits: 0, endsAt: time + limit.seconds * 1_000 };
      windows.set(key, window);
    }
    window.hits += 1;
    return window.hits <= limit.hits ? 0 : Math.ceil((window.endsAt - time) / 1_000);
  };

  return {
    /** Counts a guess of a password or a code. Throws 429 after too many. */
    guess(kind: 'password' | 'code' | 'factor', account: string) {
      if (hit(`${kind}:${account}`, guesses) === 0) return;
      throw new SignInError(429, 'over_request_rate_limit', 'Request rate limit reached');
    },

    /** Forgets an account's guesses after the right one. */
    forget(kind: 'password' | 'code' | 'factor', account: string) {
      windows.delete(`${kind}:${account}`);
    },

    /** Allows one message of a kind to a recipient in a minute. Throws 429 for an earlier one. */
    message(kind: 'signup' | 'recovery' | 'reauthentication' | 'sms', to: string) {
      const wait = hit(`message:${kind}:${to}`, messages);
      const code = `over_${kind === 'sms' ? 'sms' : 'email'}_send_rate_limit`;
      const message = `For security purposes, you can only request this after ${wait} seconds.`;
      if (wait > 0) throw new SignInError(429, code, message);
    },
  };
}
