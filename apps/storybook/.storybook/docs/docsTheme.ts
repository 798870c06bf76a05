import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';

export type Theme = 'light' | 'dark';

const themeOf = (text: string | undefined): Theme => (text === 'dark' ? 'dark' : 'light');

/** The theme that a page begins in: the one that shows already, or else what the address says. */
export function firstTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme) return themeOf(theme);
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return themeOf(/(?:^|;)theme:(\w+)/.exec(globals)?.[1]);
}

/** The theme of the docs page that a story is framed in; undefined where it is not framed in one. */
export function themeOfEmbeddingPage(frame: Window = window): Theme | undefined {
  try {
    const { parent } = frame;
    // The docs are the same HTML file; Storybook's own window is another one.
    if (parent === frame || parent.location.pathname !== frame.location.pathname) return undefined;
    return themeOf(parent.document.documentElement.dataset['theme']);
  } catch {
    // A page of another origin.
    return undefined;
  }
}

/** Puts the page, and the stories that are framed in it, into the theme. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const { contentDocument } of document.querySelectorAll('iframe'))
    if (contentDocument) contentDocument.documentElement.dataset['theme'] = theme;
}

interface GlobalsUpdate {
  globals?: { theme?: Theme };
}

/**
 * The theme that the toolbar asks for. What follows from it (GLOBALS_UPDATED) is not taken, since it also comes from
 * framed stories, each with the globals of its own.
 */
export function useToolbarTheme(channel: Pick<DocsContextProps['channel'], 'on' | 'off'>): Theme {
  const [theme, setTheme] = useState(firstTheme);
  useEffect(() => {
    const follow = ({ globals }: GlobalsUpdate) => {
      if (globals?.theme) setTheme(globals.theme);
    };
    channel.on(UPDATE_GLOBALS, follow);
    return () => channel.off(UPDATE_GLOBALS, follow);
  }, [channel]);
  return theme;
}
