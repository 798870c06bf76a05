import { create } from 'storybook/theming/create';
import { brand } from './brand.ts';

export type Theme = 'light' | 'dark';

const storageKey = 'bank-bonuses.storybook.theme';

/** Returns the theme that was last chosen in this browser, or the system's theme. */
export function savedTheme(): Theme {
  const saved = localStorage.getItem(storageKey);
  if (saved === 'light' || saved === 'dark') return saved;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/**
 * Saves the theme. The browser sends a `storage` event to all other documents of this site, so that
 * docs pages and the framed stories in them follow.
 */
export const saveTheme = (theme: Theme): void => localStorage.setItem(storageKey, theme);

/** Calls the listener when another document saves a theme. Returns a function that stops this. */
export function onSavedTheme(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Returns Storybook's own theme in the kit's colors. */
export function storybookTheme(base: Theme, fontBase: string) {
  const { page, surface, sunken, ink, quiet, edge, control, accent, accentText } = brand[base];
  return create({
    base,
    fontBase,
    brandTitle: 'Bank Bonuses: UI kit and screens',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: `./brand-${base}.svg`,
    colorPrimary: accent,
    colorSecondary: accentText,
    appBg: sunken,
    appContentBg: page,
    appPreviewBg: page,
    appBorderColor: edge,
    appBorderRadius: 8,
    textColor: ink,
    textMutedColor: quiet,
    barBg: surface,
    barTextColor: quiet,
    barSelectedColor: accentText,
    barHoverColor: accentText,
    inputBg: surface,
    inputBorder: control,
    inputTextColor: ink,
  });
}
