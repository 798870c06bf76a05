import { mailIntervalSeconds, type Challenge } from '@bank-bonuses/auth';

/** Contains no code: the stored challenge is useless without the session and the message. */
const storageKey = 'bank-bonuses.text-code';

interface Kept {
  challenge: Challenge;
  /** Milliseconds since the epoch. */
  sentAt: number;
}

/** Stores the challenge of a sent code, since a phone may unload the page while the message is read. */
export function keepChallenge(challenge: Challenge): void {
  tryStorage(() => {
    sessionStorage.setItem(storageKey, JSON.stringify({ challenge, sentAt: Date.now() }));
  });
}

export function forgetChallenge(): void {
  tryStorage(() => sessionStorage.removeItem(storageKey));
}

/**
 * Returns the challenge whose code this tab had sent to the phone, and how long the service sends
 * no other.
 */
export function keptChallenge(
  factorId: string,
): { challenge: Challenge; secondsLeft: number } | undefined {
  const text = tryStorage(() => sessionStorage.getItem(storageKey));
  if (!text) return undefined;
  // Written by this page alone.
  const { challenge, sentAt } = JSON.parse(text) as Kept;
  const now = Date.now();
  if (challenge.factorId !== factorId || challenge.expiresAt * 1000 <= now) return undefined;
  const secondsLeft = Math.ceil((sentAt - now) / 1000) + mailIntervalSeconds;
  return { challenge, secondsLeft: Math.max(0, secondsLeft) };
}

/** Some browsers block storage. */
function tryStorage<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
