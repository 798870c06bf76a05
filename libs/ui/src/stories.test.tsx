import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>(
  ['./charts/**/*.stories.tsx', './components/**/*.stories.tsx'],
  {
    eager: true,
  },
);

let host: HTMLElement;

beforeEach(() => {
  // jsdom has no canvas and logs an error each time.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  host = document.body.appendChild(document.createElement('div'));
});

// The tests of apps/storybook open each story in a browser, with all of axe's rules.
describe.each(Object.entries(modules))('%s', (_path, module) => {
  const stories: Record<string, ComponentType> = composeStories(module);
  test.each(Object.entries(stories))(
    '%s renders the same on the server, without inline styles',
    (_name, Story) => {
      const complaints = vi.spyOn(console, 'error');
      const html = renderToString(<Story />);
      expect(html).not.toMatch(/ style=|<style|<script/);

      host.innerHTML = html;
      render(<Story />, { container: host, hydrate: true });
      expect(complaints).not.toHaveBeenCalled();
    },
  );
});
