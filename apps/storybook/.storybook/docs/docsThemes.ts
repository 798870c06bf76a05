import { type ColorTokens, dark, font, light } from '@bank-bonuses/ui/theme';
import { create } from 'storybook/theming/create';

const docsTheme = (base: 'light' | 'dark', { ground, ink, edge, accent }: ColorTokens) =>
  create({
    base,
    fontBase: font.sans,
    colorPrimary: accent.fill,
    colorSecondary: accent.text,
    appBg: ground.page,
    appContentBg: ground.page,
    appBorderColor: edge.quiet,
    appBorderRadius: 8,
    textColor: ink.normal,
    textMutedColor: ink.quiet,
    barBg: ground.surface,
    inputBg: ground.surface,
    inputBorder: edge.control,
    inputTextColor: ink.normal,
  });

/** Storybook themes that show Storybook's own texts and tables in the kit's colors. */
export const docsThemes = { light: docsTheme('light', light), dark: docsTheme('dark', dark) };
