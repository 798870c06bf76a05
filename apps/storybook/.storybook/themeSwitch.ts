import { createElement, type ReactElement } from 'react';
import { ToggleButton } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { saveTheme } from './theme.ts';

/** Switches stories, docs pages and this user interface between the light and the dark theme. */
export function ThemeSwitch(): ReactElement {
  const [globals, updateGlobals] = useGlobals();
  const isDark = globals['theme'] === 'dark';
  const onClick = () => {
    const theme = isDark ? 'light' : 'dark';
    saveTheme(theme);
    updateGlobals({ theme });
  };
  return createElement(
    ToggleButton,
    { ariaLabel: false, padding: 'small', variant: 'ghost', pressed: isDark, onClick },
    'Dark theme',
  );
}
