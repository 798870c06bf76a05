import { storedText } from '../storedText.ts';
import { useStore } from '../store.ts';

/** The visitor's choice; `system` follows the device. */
export type ThemePreference = 'system' | 'light' | 'dark';

// beforePaint.js reads the same key.
const stored = storedText('bank-bonuses.theme');

const parse = (text: string | undefined): ThemePreference =>
  text === 'light' || text === 'dark' ? text : 'system';

/** Returns the choice of the theme. The default is `system`. */
export const useThemePreference = (): ThemePreference => parse(useStore(stored));

/** Stores the choice. Every tab applies it. */
export const chooseTheme = (preference: ThemePreference): void =>
  stored.set(preference === 'system' ? undefined : preference);

/**
 * Applies every change of the theme to the page, also those of other tabs. Returns a function that
 * stops this. beforePaint.js has applied the stored choice.
 */
export const applyThemeChanges = (): (() => void) =>
  stored.subscribe(() => {
    const preference = parse(stored.get());
    const { dataset } = document.documentElement;
    if (preference === 'system') delete dataset['theme'];
    else dataset['theme'] = preference;
  });
