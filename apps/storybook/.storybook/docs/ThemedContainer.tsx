import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import { font } from '@bank-bonuses/ui/theme';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { onSavedTheme, savedTheme, storybookTheme } from '../theme.ts';
import './docs.css';

/** Renders a docs page in the chosen theme, so that a dark example is on a dark page. */
export function ThemedContainer(props: PropsWithChildren<{ context: DocsContextProps }>) {
  const theme = useSyncExternalStore(onSavedTheme, savedTheme);
  return <DocsContainer {...props} theme={storybookTheme(theme, font.sans)} />;
}
