/** What a visitor may choose; `system` follows the device. */
export type ThemePreference = 'system' | 'light' | 'dark';

// The script that runs before the first paint reads the same key.
const storageKey = 'bank-bonuses.theme';

/** The stored choice; `system` where nothing is stored or storage is refused. */
export function readThemePreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Applies a choice to the page and remembers it where the browser lets us. */
export function chooseTheme(preference: ThemePreference): void {
  const root = document.documentElement;
  if (preference === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = preference;
  try {
    if (preference === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, preference);
  } catch {
    // The choice holds for this page.
  }
}
