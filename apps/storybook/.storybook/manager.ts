import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { brand } from './brand.ts';

const base = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const { page, surface, sunken, ink, quiet, edge, control, accent, accentText } = brand[base];

addons.setConfig({
  theme: create({
    base,
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
  }),
  sidebar: {
    // Hides the words after the colon, which are only for the search.
    renderLabel: ({ name, type }) => (type === 'story' ? name.replace(/: .*/, '') : name),
  },
});
