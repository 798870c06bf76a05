import { tooMany, type SignInError } from './errors.ts';

/** Guesses of one account's password, or of its codes. */
const guesses = { hits: 10, seconds: 600 };

/** Text messages cost money, so a right code does not give an account more of them. */
const textsADay = { hits: 20, seconds: 86_400 };

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

    /** Allows one mail of a kind to an address in `seconds`. Returns the seconds to wait. */
    secondsUntilMail: (kind: string, email: string, seconds: number) =>
      seconds === 0 ? 0 : hit(`mail:${kind}:${email}`, { hits: 1, seconds }),

    /** Throws 429 if a text message comes too soon for its factor, or too often for its account. */
    text({ factorId, userId, seconds }: { factorId: string; userId: string; seconds: number }) {
      const pause = seconds === 0 ? 0 : hit(`text:${factorId}`, { hits: 1, seconds });
      if (pause > 0) throw requestedTooSoon('over_sms_send_rate_limit', pause);
      const wait = hit(`texts:${userId}`, textsADay);
      if (wait > 0) throw tooMany('over_sms_send_rate_limit', 'SMS rate limit exceeded', wait);
    },
  };
}

/** Returns the 429 for a mail or a text message that is requested again too soon. */
export const requestedTooSoon = (code: string, seconds: number): SignInError =>
  tooMany(
    code,
    `For security purposes, you can only request this after ${seconds} seconds.`,
    seconds,
  );
