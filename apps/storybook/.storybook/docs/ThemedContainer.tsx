import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import './docs.css';
import { docsThemes } from './docsThemes.ts';
import { showTheme, useToolbarTheme } from './docsTheme.ts';

/** Pages in the theme of the toolbar, so that a dark example stands on dark docs. */
export function ThemedContainer({
  context,
  children,
}: PropsWithChildren<{ context: DocsContextProps }>) {
  const theme = useToolbarTheme(context.channel);
  useLayoutEffect(() => showTheme(theme), [theme]);
  return (
    <DocsContainer context={context} theme={docsThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
