import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { GlobalsUpdatedPayload } from 'storybook/internal/types';
import { addons } from 'storybook/manager-api';
import { savedTheme, saveTheme, storybookTheme, type Theme } from './theme.ts';

// Storybook's own font is a download of 94 KB, in two weights.
const managerTheme = (theme: Theme) => storybookTheme(theme, 'system-ui, sans-serif');

addons.setConfig({
  theme: managerTheme(savedTheme()),
  sidebar: {
    // The index has names for the search, such as 'Button / Loading'. The sidebar shows only
    // 'Loading', because the story is already below its component.
    renderLabel: ({ name, type, tags }) =>
      type === 'docs' && !tags.includes('unattached-mdx') ? 'Docs' : name.replace(/^.* \/ /, ''),
  },
});

// This user interface follows the theme that is chosen in the toolbar or given in the URL.
addons.register('bank-bonuses/theme', (api) => {
  const follow = ({ globals }: Pick<GlobalsUpdatedPayload, 'globals'>) => {
    const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
    if (theme !== savedTheme()) saveTheme(theme);
    api.setOptions({ theme: managerTheme(theme) });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
