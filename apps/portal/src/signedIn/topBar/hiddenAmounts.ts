import { useSyncExternalStore } from 'react';

/** Storage key of the choice: 'yes' while amounts are hidden, otherwise absent. */
const storageKey = 'bank-bonuses.hide-amounts';
const listeners = new Set<() => void>();

/** Fallback for this page if the browser blocks storage. */
let chosen: boolean | undefined;

function read(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(storageKey) === 'yes';
  } catch {
    return false;
  }
}

/** Hides or shows every amount, in all tabs, until the customer changes the setting. */
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
  // The browser sends storage events only to other tabs, not to the tab that made the change.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns whether the customer has hidden the amounts. */
export const useHiddenAmounts = () => useSyncExternalStore(watch, read);
