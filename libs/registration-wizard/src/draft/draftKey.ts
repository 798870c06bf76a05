import { tryStorage } from '../tryStorage.ts';

/** Where the answers that are no secrets stand in the tab's storage. */
export const draftKey = 'bank-bonuses.registration.draft';

/** Whether this tab keeps answers. Small, since the page asks before anything else is loaded. */
export function hasDraft(): boolean {
  return (tryStorage(() => sessionStorage.getItem(draftKey)) ?? null) !== null;
}

/** Keeps the address over a reload, beside what the tab keeps already. */
export function saveEmail(email: string): void {
  if (email === '') return;
  tryStorage(() => {
    const kept = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as object;
    sessionStorage.setItem(draftKey, JSON.stringify({ ...kept, email }));
  });
}
