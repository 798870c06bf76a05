/** The visitor's choice; `system` follows the device. */
export type ThemePreference = 'system' | 'light' | 'dark';

// The script that runs before the first paint reads the same key.
const storageKey = 'bank-bonuses.theme';
const listeners = new Set<() => void>();

/** The choice for this page if storage is blocked. */
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

/** Applies a choice to the page, and stores it if the browser allows it. */
export function chooseTheme(preference: ThemePreference): void {
  chosen = preference;
  try {
    if (preference === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, preference);
  } catch {
    // Storage is blocked: `chosen` applies to this page.
  }
  apply(preference);
}

/** Applies changes of the theme in other tabs, and returns a function that stops it. Idempotent. */
export function followOtherTabs(): () => void {
  // Only other tabs send this event.
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function follow({ key }: StorageEvent): void {
  // The key is `null` if the whole storage was cleared.
  if (key === storageKey || key === null) apply(readThemePreference());
}

/**
 * Calls `listener` whenever the choice changes, here or in another tab. Returns a function that stops it.
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
