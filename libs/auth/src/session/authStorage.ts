import { sessionKey as storageKey } from '@bank-bonuses/portal-config/session';
import { AuthError } from '../AuthError.ts';
import { sessionEndedText } from '../authMessages.ts';
import { parseJson, parseStoredSession, type StoredSession } from './storedSession.ts';

const lockedKey = `${storageKey}-locked`;

/**
 * Browser storage for the sign-in client. The client writes whenever a response arrives, however late. This
 * adapter rejects sessions of responses that a logout has overtaken.
 */
export interface AuthStorage {
  /** The storage that the client uses. */
  readonly adapter: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  read(): StoredSession | undefined;
  /** Returns the stored text of the session and its refresh token. */
  readWhole(): { refreshToken: string; text: string } | undefined;
  /**
   * Allows a new session to be stored while the operation runs, unless the customer logs out in this tab or
   * another. Rejects when a session was rejected.
   */
  admit<T>(operation: () => Promise<T>): Promise<T>;
  /**
   * Removes the session and every one-time verifier, and rejects sessions of late responses. Keeps the id of
   * a locked session, so that other tabs know why it is gone.
   */
  wipe(isLocked?: boolean): void;
  /** Returns the id of the session that was last locked in this browser. */
  lockedSession(): string | undefined;
  /**
   * Returns the verifiers that may match a code, newest first; none if this browser has requested no code.
   */
  findVerifiers(wanted: Purpose): Verifier[];
}

/** A stored PKCE verifier. */
export interface Verifier {
  /** Purpose of its code. */
  purpose: Purpose;
  /** Stores it under the key that the client reads, unless the customer has logged out. */
  put: () => void;
}

/** Purpose of a code in the URL: a new password (`recovery`) or a sign-in (`confirmation`). */
export type Purpose = 'recovery' | 'confirmation';

export interface AuthStorageListeners {
  /** Called when the client has stored a session. */
  onStored: () => void;
  /** Called when the client has removed a session that the service rejects. */
  onDropped: () => void;
}

interface Admission {
  /** The session that was stored when the operation started. */
  replaces: StoredSession | undefined;
  isRejected: boolean;
}

export function createAuthStorage(
  backing: Storage,
  { onStored, onDropped }: AuthStorageListeners,
): AuthStorage {
  const admitted = new Set<Admission>();
  const read = () => parseStoredSession(backing.getItem(storageKey));

  /** Returns whether a sign-in is pending and no logout has overtaken it. */
  const isAdmitting = () => {
    // A logout in another tab changes storage immediately, before its `storage` event reaches this tab.
    const current = read()?.sessionId;
    return [...admitted].some(({ replaces }) => !replaces || replaces.sessionId === current);
  };

  /**
   * Returns whether a session may be stored: a refresh of the stored session, or the result of a pending
   * sign-in.
   */
  const mayStore = (value: string) => {
    const current = read();
    const isRefreshed = current && current.sessionId === parseStoredSession(value)?.sessionId;
    return isRefreshed || isAdmitting();
  };

  return {
    adapter: {
      getItem: (key) => backing.getItem(key),
      setItem(key, value) {
        if (key === storageKey && !mayStore(value)) {
          for (const admission of admitted) admission.isRejected = true;
          return;
        }
        backing.setItem(key, value);
        if (key === storageKey) onStored();
      },
      removeItem(key) {
        backing.removeItem(key);
        if (key !== storageKey) return;
        // This is not a logout: the client found that the session is over.
        for (const admission of admitted) admission.replaces = undefined;
        onDropped();
      },
    },
    read,
    readWhole() {
      const text = backing.getItem(storageKey);
      const refreshToken = parseStoredSession(text)?.refreshToken;
      return text !== null && refreshToken !== undefined ? { refreshToken, text } : undefined;
    },
    async admit(operation) {
      const admission: Admission = { replaces: read(), isRejected: false };
      admitted.add(admission);
      try {
        const result = await operation();
        if (admission.isRejected) throw new AuthError(sessionEndedText, { code: 'session_ended' });
        return result;
      } finally {
        admitted.delete(admission);
      }
    },
    wipe(isLocked = false) {
      admitted.clear();
      const id = isLocked ? read()?.sessionId : undefined;
      const leaveNote = () => id !== undefined && tryTo(() => backing.setItem(lockedKey, id));
      // Other tabs receive the changes in order, so the note is stored before the session is removed.
      leaveNote();
      for (const key of keysOf(backing)) {
        const isNote = key === lockedKey && id !== undefined;
        if (key.startsWith(storageKey) && !isNote) backing.removeItem(key);
      }
      // If storage was full, there is room now.
      leaveNote();
    },
    lockedSession: () => backing.getItem(lockedKey) ?? undefined,
    findVerifiers(wanted) {
      const latestKey = `${storageKey}-code-verifier`;
      const known = [latestKey, ...slotKeys(backing)]
        .map((key) => backing.getItem(key))
        .filter((verifier) => verifier !== null);
      const fitting = known.filter((verifier) => purposeOf(verifier) === wanted);
      const chosen = fitting.length > 0 ? fitting : known.slice(0, 1);
      return [...new Set(chosen)].map((verifier) => ({
        purpose: purposeOf(verifier),
        put() {
          if (isAdmitting()) backing.setItem(latestKey, verifier);
        },
      }));
    },
  };
}

/**
 * Returns the purpose of a verifier, a JSON string. The client adds a suffix to the verifier of a recovery.
 */
function purposeOf(verifier: string): Purpose {
  return verifier.endsWith('/recovery"') ? 'recovery' : 'confirmation';
}

/**
 * Returns the keys of the verifiers of earlier requests. The client stores them but reads only the latest
 * one, and removes that one when the next request is rejected: the link of the earlier mail would not work
 * any longer.
 */
function slotKeys(backing: Storage): string[] {
  const index = parseJson(backing.getItem(`${storageKey}-flows-code-verifier`));
  return Array.isArray(index)
    ? index.reverse().map((flow) => `${storageKey}-flow-${String(flow)}-code-verifier`)
    : [];
}

function tryTo(act: () => void): void {
  try {
    act();
  } catch {
    // Other tabs are signed out even without the note.
  }
}

function keysOf(backing: Storage): string[] {
  return Array.from({ length: backing.length }, (_, index) => backing.key(index) ?? '');
}
