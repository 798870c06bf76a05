import { tryStorage } from '../tryStorage.ts';

/** Where the answers that are no secrets stand in the tab's storage. */
export const draftKey = 'bank-bonuses.registration.draft';

/** Whether this tab keeps answers. Small, since the page asks before anything else is loaded. */
export function hasDraft(): boolean {
  return (tryStorage(() => sessionStorage.getItem(draftKey)) ?? null) !== null;
}

/** Keeps the first step's address over a reload, while what keeps all answers cannot be loaded. */
export function saveEmail(email: string): void {
  tryStorage(() => {
    const kept = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as object;
    sessionStorage.setItem(draftKey, JSON.stringify({ ...kept, email }));
  });
}
