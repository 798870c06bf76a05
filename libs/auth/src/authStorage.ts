import { parseStoredSession, type StoredSession } from './storedSession.ts';

/** Prefix of everything this package stores; the session itself stands under the bare key. */
export const storageKey = 'bank-bonuses-auth';

/**
 * Browser storage as the sign-in client sees it. The client writes when an answer arrives, however
 * late; this adapter decides whether that answer still belongs to anybody.
 */
export interface AuthStorage {
  /** Handed to the client. */
  readonly adapter: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  read(): StoredSession | undefined;
  /** While the operation runs, and unless everything is wiped meanwhile, a new session may be stored. */
  admit<T>(operation: () => Promise<T>): Promise<T>;
  /** Removes the session and every one-time verifier, and refuses what comes late. */
  wipe(): void;
  /**
   * Puts the one-time verifier that fits a mail link where the client looks for it, and tells whether
   * it belongs to a recovery; `undefined` when this browser has none.
   */
  chooseVerifier(wanted: Purpose): Purpose | undefined;
}

/** What a mail link is for. */
export type Purpose = 'recovery' | 'confirmation';

export interface AuthStorageListeners {
  /** The client has stored a session. */
  onStored: () => void;
  /** The client has given up a session that the service refuses. */
  onDropped: () => void;
}

export function createAuthStorage(
  backing: Storage,
  { onStored, onDropped }: AuthStorageListeners,
): AuthStorage {
  const admitted = new Set<symbol>();
  const read = () => parseStoredSession(backing.getItem(storageKey));

  /** A refreshed token replaces its own session; any other one needs a sign-in that is under way. */
  const isWelcome = (value: string) => {
    if (admitted.size > 0) return true;
    const current = read();
    return current !== undefined && current.sessionId === parseStoredSession(value)?.sessionId;
  };

  return {
    adapter: {
      getItem: (key) => backing.getItem(key),
      setItem(key, value) {
        if (key === storageKey && !isWelcome(value)) return;
        backing.setItem(key, value);
        if (key === storageKey) onStored();
      },
      removeItem(key) {
        backing.removeItem(key);
        if (key === storageKey) onDropped();
      },
    },
    read,
    async admit(operation) {
      const admission = Symbol('admission');
      admitted.add(admission);
      try {
        return await operation();
      } finally {
        admitted.delete(admission);
      }
    },
    wipe() {
      admitted.clear();
      for (const key of keysOf(backing)) if (key.startsWith(storageKey)) backing.removeItem(key);
    },
    chooseVerifier(wanted) {
      const latestKey = `${storageKey}-code-verifier`;
      const known = [latestKey, ...slotKeys(backing)]
        .map((key) => backing.getItem(key))
        .filter((verifier) => verifier !== null);
      const chosen = known.find((verifier) => purposeOf(verifier) === wanted) ?? known[0];
      if (chosen === undefined) return undefined;
      backing.setItem(latestKey, chosen);
      return purposeOf(chosen);
    },
  };
}

/** The client marks the verifier of a recovery by a suffix; the value is a JSON string. */
function purposeOf(verifier: string): Purpose {
  return verifier.endsWith('/recovery"') ? 'recovery' : 'confirmation';
}

/**
 * The client keeps one verifier for each of its last requests, but looks only at the latest, and
 * throws that one away when a further request is refused: the mail sent before would be worthless.
 */
function slotKeys(backing: Storage): string[] {
  const index: unknown = JSON.parse(backing.getItem(`${storageKey}-flows-code-verifier`) ?? '[]');
  return Array.isArray(index)
    ? index.reverse().map((flow) => `${storageKey}-flow-${String(flow)}-code-verifier`)
    : [];
}

function keysOf(backing: Storage): string[] {
  return Array.from({ length: backing.length }, (_, index) => backing.key(index) ?? '');
}
