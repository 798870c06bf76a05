import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { edgePairs, textPairs } from './colorPairs.ts';
import { contrast } from './contrast.ts';
import { dark, light, vars } from './index.ts';

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, colors) => {
  test.each(textPairs(colors))('%s has a contrast of 4.5 : 1', (_pair, words, under) => {
    expect(contrast(words, under)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs(colors))('%s has a contrast of 3 : 1', (_pair, edge, under) => {
    expect(contrast(edge, under)).toBeGreaterThanOrEqual(3);
  });
});

// The API report lists the variables; these tests fix how their names are written.
test.each([
  [vars.ground.page, 'var(--bb-ground-page)'],
  [vars.tone.critical.fillHover, 'var(--bb-tone-critical-fill-hover)'],
  [vars.stroke.focusGap, 'var(--bb-stroke-focus-gap)'],
])('%s has the name %s', (variable, name) => {
  expect(variable).toBe(name);
});

test('only the tokens contain raw colors and sizes', () => {
  const files = import.meta.glob<string>('../{charts,components,internal}/**/*.css.ts', {
    query: '?raw',
    import: 'default',
  });
  const raw = /#[\da-f]{3,8}\b|\brgb|\bhsl|\boklch|\d(px|rem)\b/i;
  const found = Object.keys(files).filter((file) =>
    raw.test(readFileSync(new URL(file, import.meta.url), 'utf8')),
  );
  expect(Object.keys(files).length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});
