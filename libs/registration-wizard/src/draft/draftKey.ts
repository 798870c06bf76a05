/** Key of the draft in sessionStorage. The draft contains no secrets. */
export const draftKey = 'bank-bonuses.registration.draft';

/**
 * Returns whether this tab has a draft. It has its own small module, because the first view needs
 * it.
 */
export function hasDraft(): boolean {
  return (tryStorage(() => sessionStorage.getItem(draftKey)) ?? null) !== null;
}

export function removeDraft(): void {
  tryStorage(() => sessionStorage.removeItem(draftKey));
}

/** Stores the email address in this tab's draft. Removes it from the draft if it is empty. */
export function saveEmail(email: string): void {
  tryStorage(() => {
    const kept = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as object;
    const draft = JSON.stringify({ ...kept, email: email || undefined });
    if (draft === '{}') sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, draft);
  });
}

/** Returns the result of a storage call, or `undefined` if access to the storage is denied. */
export function tryStorage<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}
