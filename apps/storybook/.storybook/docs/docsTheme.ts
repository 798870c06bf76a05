import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { firstTheme, type Theme } from '../theme.ts';

const themeOf = (text: string | undefined): Theme => (text === 'dark' ? 'dark' : 'light');

/** Returns the theme of the page: the theme that is already applied, or the initial theme. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme ? themeOf(theme) : firstTheme();
}

/**
 * Returns the theme of the docs page that embeds this story in a frame; `undefined` if the story is
 * not in a docs page.
 */
export function themeOfEmbeddingPage(frame: Window = window): Theme | undefined {
  try {
    const { parent } = frame;
    // Docs pages and stories have the same HTML file; Storybook's manager has a different one.
    if (parent === frame || parent.location.pathname !== frame.location.pathname) return undefined;
    return themeOf(parent.document.documentElement.dataset['theme']);
  } catch {
    // The embedding page is of another origin, so its properties cannot be read.
    return undefined;
  }
}

/** Applies the theme to the page and to the framed stories in it. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const { contentDocument } of document.querySelectorAll('iframe'))
    if (contentDocument) contentDocument.documentElement.dataset['theme'] = theme;
}

interface GlobalsUpdate {
  globals?: { theme?: Theme };
}

/**
 * Returns the theme chosen in the toolbar. Ignores `GLOBALS_UPDATED`, because framed stories also
 * send this event, each with its own globals.
 */
export function useToolbarTheme(channel: Pick<DocsContextProps['channel'], 'on' | 'off'>): Theme {
  const [theme, setTheme] = useState(shownTheme);
  useEffect(() => {
    const follow = ({ globals }: GlobalsUpdate) => {
      if (globals?.theme) setTheme(globals.theme);
    };
    channel.on(UPDATE_GLOBALS, follow);
    return () => channel.off(UPDATE_GLOBALS, follow);
  }, [channel]);
  return theme;
}
