/** Where the answers that are no secrets stand in the tab's storage. */
export const draftKey = 'bank-bonuses.registration.draft';

/** Whether this tab keeps answers. Small, since the page asks before anything else is loaded. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(draftKey) !== null;
  } catch {
    // Without access to the storage nothing is kept.
    return false;
  }
}

/** Keeps the first step's address over a reload, while what keeps all answers cannot be loaded. */
export function saveEmail(email: string): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as object;
    sessionStorage.setItem(draftKey, JSON.stringify({ ...kept, email }));
  } catch {
    // As above.
  }
}
