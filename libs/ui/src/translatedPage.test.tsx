import { isFull } from '@bank-bonuses/test-config/full';
import { translatePage } from '@bank-bonuses/test-config/translatePage';
import { composeStories, type Meta } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { clearAnnouncements } from './components/LiveRegion/announcements.ts';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type StoryModule = Parameters<typeof composeStories>[0];
type Args = Record<string, unknown>;

const modules = import.meta.glob<StoryModule>(
  ['./charts/**/*.stories.tsx', './components/**/*.stories.tsx'],
  { eager: true },
);

const components = Object.entries(modules).flatMap(([path, module]) => {
  const { component } = module.default as Meta;
  if (!component) return [];
  const stories = Object.values(composeStories(module) as Record<string, { args: Args }>);
  const args = stories.map((story) => story.args);
  return [{ path, Component: component as ComponentType<Args>, args }];
});

beforeEach(() => {
  // Components announce texts, which the next live region would show.
  clearAnnouncements();
  // jsdom has no canvas and logs an error each time.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

let endTranslation = () => {};
afterEach(() => endTranslation());

/**
 * Returns the text of a page after a component got new props, with or without page translation in
 * between.
 */
const textAfter = (Component: ComponentType<Args>, from: Args, to: Args, isTranslated: boolean) => {
  const { rerender, unmount } = render(<Component {...from} />);
  if (isTranslated) endTranslation = translatePage();
  rerender(<Component {...to} />);
  const text = document.body.textContent;
  unmount();
  endTranslation();
  return text;
};

test.each(components)(
  '$path: renders the same text after new props, with or without page translation',
  ({ Component, args }) => {
    for (const [index, from] of args.entries())
      // `npm test` changes each story's props to those of the next story, a full run to all others.
      for (const to of isFull ? args : [args[(index + 1) % args.length] ?? from])
        expect(textAfter(Component, from, to, true)).toBe(textAfter(Component, from, to, false));
  },
);
