import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ColorTokens, dark, light } from '@bank-bonuses/ui/theme';
import { expect } from 'storybook/test';
import { brand } from '../../.storybook/brand.ts';
import { savedTheme, saveTheme } from '../../.storybook/theme.ts';

const Page = () => <p>This story has no content.</p>;

const meta = { component: Page } satisfies Meta<typeof Page>;

export default meta;

export const StartsInTheSystemsThemeAndSavesTheChosenTheme: StoryObj<typeof meta> = {
  play: async () => {
    localStorage.clear();
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    await expect(savedTheme()).toBe(isDark ? 'dark' : 'light');
    saveTheme('dark');
    await expect(savedTheme()).toBe('dark');
    saveTheme('light');
    await expect(savedTheme()).toBe('light');
    localStorage.clear();
  },
};

const brandOf = ({ ground, ink, edge, accent }: ColorTokens) => ({
  ...ground,
  ink: ink.normal,
  quiet: ink.quiet,
  edge: edge.quiet,
  control: edge.control,
  accent: accent.fill,
  accentText: accent.text,
});

export const HasTheColorsOfTheKit: StoryObj<typeof meta> = {
  play: () => expect(brand).toEqual({ light: brandOf(light), dark: brandOf(dark) }),
};
