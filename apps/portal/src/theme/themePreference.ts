/** The visitor's choice; `system` follows the device. */
export type ThemePreference = 'system' | 'light' | 'dark';

// The script that runs before the first paint reads the same key.
const storageKey = 'bank-bonuses.theme';
const listeners = new Set<() => void>();

/** Holds where storage is refused, for this page. */
let chosen: ThemePreference = 'system';

/** The stored choice; `system` where nothing is stored. */
export function readThemePreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return chosen;
  }
}

/** Applies a choice to the page and remembers it where the browser lets us. */
export function chooseTheme(preference: ThemePreference): void {
  chosen = preference;
  try {
    if (preference === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, preference);
  } catch {
    // The choice holds for this page.
  }
  apply(preference);
}

/** Applies changes of the theme in other tabs. Idempotent. Returns a function that stops it. */
export function followOtherTabs(): () => void {
  // Sent by other tabs only.
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function follow({ key }: StorageEvent): void {
  // Without a key everything was taken out.
  if (key === storageKey || key === null) apply(readThemePreference());
}

/** Calls whenever the choice changes, here or in another tab. */
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
