import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import './docs.css';
import { docsThemes } from './docsThemes.ts';
import { showTheme, useToolbarTheme } from './docsTheme.ts';

/** Applies the toolbar's theme to the docs page, so that a dark example is on a dark page. */
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
