/** Key of the note in `sessionStorage` that tells the login page why it was loaded. */
const storageKey = 'bank-bonuses.ended-session';

/** Notes for the next document of this tab that the session has ended on a page. */
export function noteEndedSession(path: string): void {
  try {
    sessionStorage.setItem(storageKey, path);
  } catch {
    // Storage is blocked: the login page does not tell that the session has ended.
  }
}

/** Returns the page on which the session of this tab has ended, and removes the note. */
export function takeEndedSession(): string | undefined {
  try {
    const path = sessionStorage.getItem(storageKey) ?? undefined;
    sessionStorage.removeItem(storageKey);
    return path;
  } catch {
    return undefined;
  }
}
