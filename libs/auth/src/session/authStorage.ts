import { sessionKey as storageKey } from '@bank-bonuses/portal-config/session';
import { AuthError } from '../AuthError.ts';
import { sessionEndedText } from '../authMessages.ts';
import { parseJson, parseStoredSession, type StoredSession } from './storedSession.ts';

const lockedKey = `${storageKey}-locked`;

/**
 * Browser storage as the sign-in client sees it. The client writes when an answer arrives, however
 * late; this adapter decides whether that answer still belongs to anybody.
 */
export interface AuthStorage {
  /** Handed to the client. */
  readonly adapter: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  read(): StoredSession | undefined;
  /** The session's refresh token, and the text that it stands in. */
  readWhole(): { refreshToken: string; text: string } | undefined;
  /**
   * While the operation runs, a new session may be stored, unless somebody logs out meanwhile, in this tab
   * or another. Rejects when a session was refused.
   */
  admit<T>(operation: () => Promise<T>): Promise<T>;
  /**
   * Removes the session and every one-time verifier, and refuses what comes late. Of a locked session the
   * id stays, which tells other tabs why it is gone.
   */
  wipe(isLocked?: boolean): void;
  /** Id of the session that was locked last in this browser. */
  lockedSession(): string | undefined;
  /** The one-time verifiers that may fit a code, the newest first; none when this browser has asked for no code. */
  findVerifiers(wanted: Purpose): Verifier[];
}

export interface Verifier {
  /** What its own code is for. */
  purpose: Purpose;
  /** Puts it where the client looks for it, unless somebody has logged out meanwhile. */
  put: () => void;
}

/** What a code in the address is for: a new password, or else signing in. */
export type Purpose = 'recovery' | 'confirmation';

export interface AuthStorageListeners {
  /** The client has stored a session. */
  onStored: () => void;
  /** The client has given up a session that the service refuses. */
  onDropped: () => void;
}

interface Admission {
  /** The session that was there when it began. */
  replaces: StoredSession | undefined;
  isRejected: boolean;
}

export function createAuthStorage(
  backing: Storage,
  { onStored, onDropped }: AuthStorageListeners,
): AuthStorage {
  const admitted = new Set<Admission>();
  const read = () => parseStoredSession(backing.getItem(storageKey));

  /** Whether a sign-in is under way that no logout has overtaken. */
  const isAdmitting = () => {
    // Another tab's logout shows in storage at once; this tab may not have heard of it yet.
    const current = read()?.sessionId;
    return [...admitted].some(({ replaces }) => !replaces || replaces.sessionId === current);
  };

  /** A refreshed token replaces its own session; any other one needs a sign-in that is under way. */
  const isWelcome = (value: string) => {
    const current = read();
    const isRefreshed = current && current.sessionId === parseStoredSession(value)?.sessionId;
    return isRefreshed || isAdmitting();
  };

  return {
    adapter: {
      getItem: (key) => backing.getItem(key),
      setItem(key, value) {
        if (key === storageKey && !isWelcome(value)) {
          for (const admission of admitted) admission.isRejected = true;
          return;
        }
        backing.setItem(key, value);
        if (key === storageKey) onStored();
      },
      removeItem(key) {
        backing.removeItem(key);
        if (key !== storageKey) return;
        // Nobody has logged out: the client itself found out that the session was over.
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
      // Another tab hears of each change as it comes, so the note is there before the session is gone.
      leaveNote();
      for (const key of keysOf(backing)) {
        const isNote = key === lockedKey && id !== undefined;
        if (key.startsWith(storageKey) && !isNote) backing.removeItem(key);
      }
      // A storage that was full has room now.
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

/** The client marks the verifier of a recovery by a suffix; the value is a JSON string. */
function purposeOf(verifier: string): Purpose {
  return verifier.endsWith('/recovery"') ? 'recovery' : 'confirmation';
}

/**
 * The client keeps one verifier for each of its last requests, but looks only at the latest, and
 * throws that one away when a further request is refused: the mail sent before would be worthless.
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
    // Without the note other tabs are signed out all the same.
  }
}

function keysOf(backing: Storage): string[] {
  return Array.from({ length: backing.length }, (_, index) => backing.key(index) ?? '');
}
