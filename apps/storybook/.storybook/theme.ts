export type Theme = 'light' | 'dark';

const storageKey = 'bank-bonuses.storybook.theme';

const isTheme = (text: string | null | undefined): text is Theme =>
  text === 'light' || text === 'dark';

/** Returns the theme that was last chosen in this browser, or the system's theme. */
export function savedTheme(): Theme {
  const saved = localStorage.getItem(storageKey);
  if (isTheme(saved)) return saved;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export const saveTheme = (theme: Theme): void => localStorage.setItem(storageKey, theme);

/** Returns the initial theme of a page: the theme in its URL, or the saved theme. */
export function firstTheme(): Theme {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  const inUrl = /(?:^|;)theme:(\w+)/.exec(globals)?.[1];
  return isTheme(inUrl) ? inUrl : savedTheme();
}
