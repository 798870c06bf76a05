import { sessionKey as storageKey } from '@bank-bonuses/portal-config/session';
import { AuthError } from '../AuthError.ts';
import { sessionEndedText } from '../authMessages.ts';
import { parseJson, parseStoredSession, type StoredSession } from './storedSession.ts';

const lockedKey = `${storageKey}-locked`;

/**
 * Storage for the sign-in client. The client stores a session when a response arrives, even if the
 * customer has logged out in the meantime. This storage rejects such sessions.
 */
export interface AuthStorage {
  /** The storage that is passed to the client. */
  readonly adapter: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  read(): StoredSession | undefined;
  /**
   * Returns the JSON text of the stored session and its refresh token; `undefined` without a
   * session.
   */
  readWhole(): { refreshToken: string; text: string } | undefined;
  /**
   * Runs an operation and allows the client to store a new session during it, until the customer
   * logs out in this tab or another. Rejects with `session_ended` if a session was not stored
   * because of a logout.
   */
  admit<T>(operation: () => Promise<T>): Promise<T>;
  /**
   * Removes the session and every PKCE verifier, and rejects sessions of later responses. With
   * `isLocked` it stores the id of the session, so that other tabs know that the session was
   * locked.
   */
  wipe(isLocked?: boolean): void;
  /** Returns the id of the session that was last locked in this browser. */
  lockedSession(): string | undefined;
  /**
   * Returns the stored verifiers that may belong to a code, newest first; an empty array if this
   * browser has requested no code.
   */
  findVerifiers(wanted: Purpose): Verifier[];
}

/** A stored PKCE verifier. */
export interface Verifier {
  /** Purpose of the code that belongs to this verifier. */
  purpose: Purpose;
  /** Stores the verifier under the key that the client reads. Does nothing after a logout. */
  put: () => void;
}

/** Purpose of a code in the URL: a new password (`recovery`) or a sign-in (`confirmation`). */
export type Purpose = 'recovery' | 'confirmation';

export interface AuthStorageListeners {
  onStored: () => void;
  /** Called when the client has removed a session because the service rejected it. */
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

  /** Returns whether a sign-in is pending and the customer has not logged out since it started. */
  const isAdmitting = () => {
    // A logout in another tab changes storage immediately, before this tab receives the `storage`
    // event.
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
        // The client removes a session that the service has ended. This is not a logout, so pending
        // sign-ins may still store their session.
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
      // Other tabs receive `storage` events in the order of the changes, so the id of the locked
      // session is stored before the session is removed.
      leaveNote();
      for (const key of keysOf(backing)) {
        const isNote = key === lockedKey && id !== undefined;
        if (key.startsWith(storageKey) && !isNote) backing.removeItem(key);
      }
      // Stores the id again: if storage was full before, there is space now.
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
 * Returns the purpose of a verifier, which is stored as a JSON string. For a recovery the client
 * adds the suffix '/recovery'.
 */
function purposeOf(verifier: string): Purpose {
  return verifier.endsWith('/recovery"') ? 'recovery' : 'confirmation';
}

/**
 * Returns the storage keys of the verifiers of earlier requests. The client stores these verifiers
 * but reads only the latest one, and removes that one if the next request is rejected. Without the
 * verifiers of earlier requests, the link in an earlier mail would not work.
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
    // Storage is full, so the id cannot be stored. Other tabs are signed out nevertheless, but do
    // not show that the session was locked.
  }
}

function keysOf(backing: Storage): string[] {
  return Array.from({ length: backing.length }, (_, index) => backing.key(index) ?? '');
}
