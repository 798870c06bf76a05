import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast, findLowContrast } from './index.ts';

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
const ownThemes = [...readme.matchAll(/```css\n([^`]*)```/g)].map(([, css = '']) => css.trim());

test('contrast computes the contrast of two colors as in WCAG 2', () => {
  expect(contrast('#000', '#FFFFFF')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#0F1513', '#000')).toBeCloseTo(1.14, 2);
  expect(contrast('white', '#000000')).toBeNaN();
});

test("finds no low contrast in the README's themes, each of which has at most 30 lines", () => {
  expect(ownThemes).toHaveLength(2);
  for (const css of ownThemes) {
    expect(css).toContain('--bb-');
    expect(css.split('\n').length).toBeLessThanOrEqual(30);
    expect(findLowContrast(css)).toEqual([]);
  }
});

test('checks a stylesheet against the dark theme too', () => {
  expect(findLowContrast(':root { --bb-ink-normal: #000; }')).toContainEqual({
    theme: 'no data-theme, dark system',
    pair: 'normal text on page',
    ratio: expect.closeTo(1.14, 2) as number,
    atLeast: 4.5,
  });
});

test('bases a named theme on light on every system, unless it is also named dark', () => {
  expect(findLowContrast(":root[data-theme='contrast'] { --bb-ink-normal: #000; }")).toEqual([]);
  const onDark = findLowContrast(
    ":root[data-theme~='dark'][data-theme~='mine'] { --bb-ink-normal: #000 }",
  );
  expect(new Set(onDark.map(({ theme }) => theme))).toEqual(
    new Set(['data-theme="dark mine"', 'data-theme="dark mine", dark system']),
  );
});

test('applies a prefers-color-scheme rule to dark systems only, and ignores comments', () => {
  const css = (color: string) => `
    /* :root { --bb-ink-normal: #fff; } */
    @media screen and (prefers-color-scheme: dark) { :root:not([data-theme]) { --bb-ink-normal: ${color}; } }`;
  expect(findLowContrast(css('#fff'))).toEqual([]);
  expect(findLowContrast(css('#333')).map(({ theme }) => theme)).toContain(
    'no data-theme, dark system',
  );
});

test('applies to data-theme="light" and data-theme="dark" the rules that match them', () => {
  const themesOf = (css: string) => new Set(findLowContrast(css).map(({ theme }) => theme));
  expect(themesOf(":root[data-theme='dark'] { --bb-ink-normal: #000 }")).toContain(
    'data-theme="dark"',
  );
  // A rule for dark systems does not apply to `data-theme="dark"` on a light system, and does apply
  // to `data-theme="light"` on a dark system.
  const onlySystem = `:root { --bb-accent-text: #1a4782 }
    @media (prefers-color-scheme: dark) { :root { --bb-accent-text: #9cc3f3 } }`;
  expect(themesOf(onlySystem)).toEqual(
    new Set(['data-theme="dark"', 'data-theme="light", dark system']),
  );
});

test('reports borders of low contrast', () => {
  expect(findLowContrast(':root { --bb-focus: #eee }')).toContainEqual(
    expect.objectContaining({ pair: 'focus ring on page', atLeast: 3 }),
  );
});

test.each([
  ['black', '--bb-ink-normal: black cannot be checked'],
  ['oklch(40% 0.1 150)', '--bb-ink-normal: oklch(40% 0.1 150) cannot be checked'],
  ['var(--brand)', '--bb-ink-normal: var(--brand) cannot be checked'],
])('throws for a color that it cannot parse: %s', (color, message) => {
  expect(() => findLowContrast(`:root { --bb-ink-normal: ${color} }`)).toThrow(message);
});

test('throws for a variable that the kit does not have', () => {
  expect(() => findLowContrast(':root { --bb-ink-noraml: #000 }')).toThrow(
    'The kit has no variable --bb-ink-noraml.',
  );
});

test('accepts any notation for sizes, shadows and the scrim', () => {
  const css =
    ':root { --bb-space-md: 1.25rem; --bb-scrim: rgb(0 0 0 / 0.5); --bb-shadow-float: none }';
  expect(findLowContrast(css)).toEqual([]);
});
