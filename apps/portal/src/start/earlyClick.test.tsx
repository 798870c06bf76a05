import { render } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadingFrame } from '../signedIn/frame/LoadingFrame.tsx';
import { FirstDrawing } from './FirstDrawing.ts';
import { recordEarlyClick } from './recordEarlyClick.ts';
import { replayEarlyClick, takeEarlyClick } from './replayEarlyClick.ts';

let root: HTMLElement;
let pressed: string[];
beforeEach(() => {
  // jsdom lays nothing out: what is written on an element is its place.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const [x, y, width, height] = (this.dataset['at'] ?? '0 0 0 0').split(' ').map(Number);
    return new DOMRect(x, (y ?? 0) - scrollY, width, height);
  });
  // Of several, browsers name the one on top, which comes last.
  document.elementFromPoint = (x, y) => placesAt(x, y).at(-1) ?? null;
  pressed = [];
  root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  recordEarlyClick();
});
afterEach(() => {
  Reflect.deleteProperty(document, 'elementFromPoint');
  window.takeEarlyClick?.();
  window.takeEarlyClick = undefined;
  delete document.documentElement.dataset['early'];
  root.remove();
  scrollTo(0);
});

const placesAt = (x: number, y: number) =>
  [...root.querySelectorAll('[data-at]')].filter((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return left <= x && x < right && top <= y && y < bottom;
  });

/** The page's HTML, which is whole when it tells so. */
function show(html: string): void {
  root.innerHTML = html;
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

/** What React draws in its place. Tells what is pressed in it. */
function draw(html: string): void {
  root.innerHTML = html;
  root.addEventListener('click', ({ target }) => pressed.push((target as Element).outerHTML));
}

/** As on an inert element: the event's target is what stands around it. */
function happens(type: string, clientX: number, clientY: number, init: MouseEventInit = {}): void {
  root.dispatchEvent(new MouseEvent(type, { clientX, clientY, bubbles: true, ...init }));
}

function press(x: number, y: number, init?: MouseEventInit): void {
  happens('pointerdown', x, y, init);
  happens('click', x, y, init);
}

function repeat(): void {
  const kept = takeEarlyClick();
  if (kept) replayEarlyClick(kept);
}

function scrollTo(top: number): void {
  vi.stubGlobal('scrollY', top);
}

const changes = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

const early = (controls: string) => `<div id="early-page" inert>${controls}</div>`;
const next = '<button data-at="10 10 50 40">Next</button>';
const previous = '<button data-at="10 60 50 40">Previous</button>';
const figures = () => (document.documentElement.dataset['early'] = '');

test('a press on the figures is repeated on the same control, once', () => {
  show(early(previous + next));
  figures();
  press(30, 30);
  draw(previous + next);
  repeat();
  expect(pressed).toEqual([next]);
  expect(root.querySelector('[data-at^="10 10"]')).toHaveFocus();
  repeat();
  expect(pressed).toHaveLength(1);
});

test('of several presses the last one counts, and one beside all controls takes back none', () => {
  show(early(previous + next));
  figures();
  press(30, 30);
  press(30, 70);
  press(200, 200);
  draw(previous + next);
  repeat();
  expect(pressed).toEqual([previous]);
});

test("a press on the frame's picture of a link counts for the link", () => {
  show(renderToStaticMarkup(<LoadingFrame />));
  const picture = [...root.querySelectorAll<HTMLElement>('[data-control]')].find(
    ({ textContent }) => textContent === 'Bonuses',
  );
  if (picture) picture.dataset['at'] = '0 200 200 40';
  press(20, 220);
  // A rail shows the link's picture alone.
  const link = '<a href="#bonuses" aria-label="Bonuses" data-at="0 200 200 40"></a>';
  draw(link);
  repeat();
  expect(pressed).toEqual([link]);
});

test('a picture without words counts for whatever stands in its place', () => {
  show('<span data-control data-at="0 0 40 40"></span>');
  press(20, 20);
  const button = '<button data-at="0 0 40 40">Navigation</button>';
  draw(`<a href="#main" data-at="0 0 40 40">Skip to content</a>${button}`);
  repeat();
  expect(pressed).toEqual([button]);
});

test('the frame stays in the window while the page scrolls', () => {
  show('<span data-control data-at="0 25 40 40">Bonuses</span>');
  scrollTo(25);
  press(20, 20);
  draw('<a href="#bonuses" data-at="0 300 40 40">Bonuses</a>');
  scrollTo(300);
  repeat();
  expect(pressed).toHaveLength(1);
});

test('a page that was scrolled since has its controls elsewhere in the window', () => {
  show(early(next));
  figures();
  scrollTo(5);
  press(30, 20);
  scrollTo(40);
  draw(`<button data-at="10 40 50 40">Other</button>${next}`);
  repeat();
  expect(pressed).toEqual([next]);
});

test.each([
  ['another control stands there', '<button data-at="10 10 50 40">Logout</button>'],
  ['there is none', '<p data-at="10 10 50 40">Next</p>'],
  ['it stands elsewhere', '<button data-at="10 300 50 40">Next</button>'],
  ['something lies over it', `${next}<div data-at="0 0 300 300"></div>`],
])('nothing is pressed when %s', (_when, html) => {
  show(early(next));
  figures();
  press(30, 30);
  draw(html);
  repeat();
  expect(pressed).toEqual([]);
});

test.each<[string, () => void]>([
  ['the figures are laid out and not shown', () => press(30, 30)],
  ['it asks for another tab', () => (figures(), press(30, 30, { ctrlKey: true }))],
  ['it asks for another tab on a Mac', () => (figures(), press(30, 30, { metaKey: true }))],
  ['it asks for another window', () => (figures(), press(30, 30, { shiftKey: true }))],
  ['it asks for a download', () => (figures(), press(30, 30, { altKey: true }))],
  ['nothing was pressed', figures],
  [
    'the press began beside it',
    () => (figures(), happens('pointerdown', 200, 200), happens('click', 30, 30)),
  ],
  [
    'another tab changes the session',
    () => (figures(), press(30, 30), changes('bank-bonuses-auth')),
  ],
  ['another tab empties the storage', () => (figures(), press(30, 30), changes(null))],
])('nothing is repeated when %s', (_when, happen) => {
  show(early(next));
  happen();
  draw(next);
  repeat();
  expect(pressed).toEqual([]);
});

test.each([
  [4_900, 1],
  [5_100, 0],
])('a press that was made %i ms ago counts %i times', (age, times) => {
  show(early(next));
  figures();
  press(30, 30);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + age);
  draw(next);
  repeat();
  expect(pressed).toHaveLength(times);
});

test('nothing is kept, nor looked for, once React has drawn the page', () => {
  show(next);
  repeat();
  vi.mocked(HTMLElement.prototype.getBoundingClientRect).mockClear();
  press(30, 30);
  expect(HTMLElement.prototype.getBoundingClientRect).not.toHaveBeenCalled();
  draw(next);
  repeat();
  expect(pressed).toEqual([]);
});

test('what another tab changes besides the session forgets nothing', () => {
  show(early(next));
  figures();
  press(30, 30);
  changes('bank-bonuses.theme');
  draw(next);
  repeat();
  expect(pressed).toHaveLength(1);
});

test("a press on what React has just drawn is React's alone", () => {
  show(early(previous + next));
  figures();
  press(30, 30);
  const onPress = vi.fn<(name: string) => void>();
  // Runs between the drawing and the effects after it, as a press does that waited for the drawing.
  function PressedMeanwhile({ children }: { children: ReactNode }) {
    useLayoutEffect(() => press(30, 70), []);
    return children;
  }
  const places = { Next: '10 10 50 40', Previous: '10 60 50 40' };
  render(
    <PressedMeanwhile>
      <FirstDrawing>
        {Object.entries(places).map(([name, at]) => (
          <button key={name} data-at={at} onClick={() => onPress(name)}>
            {name}
          </button>
        ))}
      </FirstDrawing>
    </PressedMeanwhile>,
    { container: root },
  );
  expect(onPress.mock.calls).toEqual([['Next']]);
});
