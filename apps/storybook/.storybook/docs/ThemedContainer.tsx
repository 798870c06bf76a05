import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import './docs.css';
import { docsThemes } from './docsThemes.ts';

interface Globals {
  globals?: { theme?: string };
}

type Channel = DocsContextProps['channel'];

const themeOf = (globals?: Globals['globals']): 'light' | 'dark' =>
  globals?.theme === 'dark' ? 'dark' : 'light';

/** What the toolbar said last, or the address that this page was opened by. */
function firstTheme(channel: Channel): 'light' | 'dark' {
  const [message] = (channel.last(GLOBALS_UPDATED) ?? []) as Globals[];
  if (message) return themeOf(message.globals);
  return new URLSearchParams(location.search).get('globals')?.includes('theme:dark')
    ? 'dark'
    : 'light';
}

/** Pages in the theme of the toolbar, so that a dark example stands on dark docs. */
export function ThemedContainer({
  context,
  children,
}: PropsWithChildren<{ context: DocsContextProps }>) {
  const { channel } = context;
  const [theme, setTheme] = useState(() => firstTheme(channel));
  useEffect(() => {
    const follow = (message: Globals) => setTheme(themeOf(message.globals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={docsThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
