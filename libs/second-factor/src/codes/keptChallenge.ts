import { mailIntervalSeconds, type Challenge } from '@bank-bonuses/auth';

/**
 * Storage key of the challenge. The code is not stored, and the challenge is useless without the
 * session and the message.
 */
const storageKey = 'bank-bonuses.text-code';

interface Kept {
  challenge: Challenge;
  /** Milliseconds since the epoch. */
  sentAt: number;
}

/**
 * Stores the challenge of a sent code, because a phone may unload the page while the customer reads
 * the message.
 */
export function keepChallenge(challenge: Challenge): void {
  tryStorage(() => {
    sessionStorage.setItem(storageKey, JSON.stringify({ challenge, sentAt: Date.now() }));
  });
}

export function forgetChallenge(): void {
  tryStorage(() => sessionStorage.removeItem(storageKey));
}

/**
 * Returns the stored challenge of a phone, if it has not expired, and the seconds until the service
 * sends another message.
 */
export function keptChallenge(
  factorId: string,
): { challenge: Challenge; secondsLeft: number } | undefined {
  const text = tryStorage(() => sessionStorage.getItem(storageKey));
  if (!text) return undefined;
  // Not validated, because only this page writes it.
  const { challenge, sentAt } = JSON.parse(text) as Kept;
  const now = Date.now();
  if (challenge.factorId !== factorId || challenge.expiresAt * 1000 <= now) return undefined;
  const secondsLeft = Math.ceil((sentAt - now) / 1000) + mailIntervalSeconds;
  return { challenge, secondsLeft: Math.max(0, secondsLeft) };
}

/** Returns the result of a storage call, or `undefined` if the browser blocks storage. */
function tryStorage<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
