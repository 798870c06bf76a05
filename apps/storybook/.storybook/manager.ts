import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { GlobalsUpdatedPayload } from 'storybook/internal/types';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { brand } from './brand.ts';
import { firstTheme, type Theme } from './theme.ts';
import { ThemeSwitch } from './themeSwitch.ts';

const managerTheme = (base: Theme) => {
  const { page, surface, sunken, ink, quiet, edge, control, accent, accentText } = brand[base];
  return create({
    base,
    // Storybook's own font is a download of 94 KB, in two weights.
    fontBase: 'system-ui, sans-serif',
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
};

addons.setConfig({
  theme: managerTheme(firstTheme()),
  sidebar: {
    // The index has names for the search, such as 'Button / Loading'. The sidebar shows only
    // 'Loading', because the story is already below its component.
    renderLabel: ({ name, type, tags }) =>
      type === 'docs' && !tags.includes('unattached-mdx') ? 'Docs' : name.replace(/^.* \/ /, ''),
  },
});

addons.register('bank-bonuses/theme', (api) => {
  const follow = ({ globals }: Pick<GlobalsUpdatedPayload, 'globals'>) =>
    api.setOptions({ theme: managerTheme(globals['theme'] === 'dark' ? 'dark' : 'light') });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  addons.add('bank-bonuses/theme/switch', {
    type: types.TOOL,
    title: 'Dark theme',
    render: ThemeSwitch,
  });
});
