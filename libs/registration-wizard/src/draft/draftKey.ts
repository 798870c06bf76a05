/** Where the answers that are no secrets stand in the tab's storage. */
export const draftKey = 'bank-bonuses.registration.draft';

/** Whether this tab keeps answers. Small, since the page asks before anything else is loaded. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(draftKey) !== null;
  } catch {
    // A browser that refuses storage keeps nothing.
    return false;
  }
}
