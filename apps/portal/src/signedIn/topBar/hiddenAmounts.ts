import { useSyncExternalStore } from 'react';

/** Key of the stored choice: 'yes' while amounts are hidden, otherwise absent. */
const storageKey = 'bank-bonuses.hide-amounts';
const listeners = new Set<() => void>();

/** The choice for this page if storage is blocked. */
let chosen: boolean | undefined;

function read(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(storageKey) === 'yes';
  } catch {
    return false;
  }
}

/** Hides or shows every amount, here and in other tabs, until the customer chooses otherwise. */
export function hideAmounts(hidden: boolean): void {
  chosen = undefined;
  try {
    if (hidden) localStorage.setItem(storageKey, 'yes');
    else localStorage.removeItem(storageKey);
  } catch {
    chosen = hidden;
  }
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  // Only other tabs send this event.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether the customer has hidden the amounts. */
export const useHiddenAmounts = () => useSyncExternalStore(watch, read);
