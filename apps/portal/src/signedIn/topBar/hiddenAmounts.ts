import { useSyncExternalStore } from 'react';

/** 'yes' while they are hidden, or nothing. */
const storageKey = 'bank-bonuses.hide-amounts';
const listeners = new Set<() => void>();

/** Holds where storage is refused, for this page. */
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
  // Sent by other tabs only.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether the customer has hidden the amounts. */
export const useHiddenAmounts = () => useSyncExternalStore(watch, read);
