import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
