/** The visitor's choice; `system` follows the device. */
export type ThemePreference = 'system' | 'light' | 'dark';

// Storage key of the theme. beforePaint.js reads the same key.
const storageKey = 'bank-bonuses.theme';
const listeners = new Set<() => void>();

/** Fallback for this page if the browser blocks storage. */
let chosen: ThemePreference = 'system';

/** Returns the stored choice. The default is `system`. */
export function readThemePreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return chosen;
  }
}

/** Applies a theme to the page, and stores it if the browser allows that. */
export function chooseTheme(preference: ThemePreference): void {
  chosen = preference;
  try {
    if (preference === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, preference);
  } catch {
    // Storage is blocked; `chosen` keeps the theme until the page is closed.
  }
  apply(preference);
}

/**
 * Applies theme changes that are made in other tabs. Returns a function that stops this.
 * Idempotent.
 */
export function followOtherTabs(): () => void {
  // The browser sends storage events only to other tabs, not to the tab that made the change.
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function follow({ key }: StorageEvent): void {
  // `key` is `null` if the entire storage was cleared.
  if (key === storageKey || key === null) apply(readThemePreference());
}

/**
 * Calls `listener` whenever the theme preference changes, in this tab or another one. Returns a
 * function that stops this.
 */
export function watchThemePreference(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function apply(preference: ThemePreference): void {
  const root = document.documentElement;
  if (preference === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = preference;
  for (const listener of listeners) listener();
}
