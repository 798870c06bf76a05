import type { Meta, StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { Channel } from 'storybook/internal/channels';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { expect } from 'storybook/test';
import {
  shownTheme,
  showTheme,
  themeOfEmbeddingPage,
  useToolbarTheme,
} from '../../.storybook/docs/docsTheme.ts';

function Page({ channel }: { channel: Channel }) {
  return <p>{`This page is ${useToolbarTheme(channel)}.`}</p>;
}

const meta = { component: Page, args: { channel: new Channel({}) } } satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsOnlyTheToolbar: Story = {
  play: async ({ args: { channel }, canvas }) => {
    const shows = async (theme: string, event: string, globals: object) => {
      flushSync(() => channel.emit(event, { globals }));
      await expect(canvas.getByText(`This page is ${theme}.`)).toBeVisible();
    };
    await shows('light', UPDATE_GLOBALS, { theme: 'light' });
    await shows('dark', UPDATE_GLOBALS, { theme: 'dark' });
    // The page ignores the globals of a framed story, and every global of the toolbar except the
    // theme.
    await shows('dark', GLOBALS_UPDATED, { theme: 'light' });
    await shows('dark', UPDATE_GLOBALS, { viewport: 'phone' });
  },
};

export const FramesFollowTheirPage: Story = {
  play: async ({ canvasElement }) => {
    const theme = shownTheme();
    const frame = document.createElement('iframe');
    frame.title = 'A framed story';
    canvasElement.append(frame);
    showTheme('dark');
    await expect(frame.contentDocument?.documentElement.dataset['theme']).toBe('dark');
    await expect(shownTheme()).toBe('dark');
    showTheme(theme);
    frame.remove();
  },
};

const frameIn = (path: string, theme: string) =>
  ({
    location: { pathname: '/iframe.html' },
    parent: { location: { pathname: path }, document: { documentElement: { dataset: { theme } } } },
  }) as unknown as Window;

export const FramedStoriesStartInTheirPagesTheme: Story = {
  play: async () => {
    await expect(themeOfEmbeddingPage(frameIn('/iframe.html', 'dark'))).toBe('dark');
    await expect(themeOfEmbeddingPage(frameIn('/iframe.html', 'light'))).toBe('light');
    await expect(themeOfEmbeddingPage(frameIn('/', 'dark'))).toBeUndefined();
  },
};
