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

const leaves = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(node as object).flatMap(leaves);

test('the theme has exactly these variables', () => {
  expect(leaves(vars)).toMatchInlineSnapshot(`
    [
      "var(--bb-ground-page)",
      "var(--bb-ground-surface)",
      "var(--bb-ground-sunken)",
      "var(--bb-ink-strong)",
      "var(--bb-ink-normal)",
      "var(--bb-ink-quiet)",
      "var(--bb-edge-quiet)",
      "var(--bb-edge-control)",
      "var(--bb-accent-fill)",
      "var(--bb-accent-fill-hover)",
      "var(--bb-accent-on-fill)",
      "var(--bb-accent-text)",
      "var(--bb-accent-ground)",
      "var(--bb-earned-text)",
      "var(--bb-earned-ground)",
      "var(--bb-earned-fill)",
      "var(--bb-tone-critical-text)",
      "var(--bb-tone-critical-ground)",
      "var(--bb-tone-critical-fill)",
      "var(--bb-tone-critical-fill-hover)",
      "var(--bb-tone-critical-on-fill)",
      "var(--bb-tone-positive-text)",
      "var(--bb-tone-positive-ground)",
      "var(--bb-tone-caution-text)",
      "var(--bb-tone-caution-ground)",
      "var(--bb-tone-info-text)",
      "var(--bb-tone-info-ground)",
      "var(--bb-monogram-one-text)",
      "var(--bb-monogram-one-ground)",
      "var(--bb-monogram-two-text)",
      "var(--bb-monogram-two-ground)",
      "var(--bb-monogram-three-text)",
      "var(--bb-monogram-three-ground)",
      "var(--bb-monogram-four-text)",
      "var(--bb-monogram-four-ground)",
      "var(--bb-monogram-five-text)",
      "var(--bb-monogram-five-ground)",
      "var(--bb-monogram-six-text)",
      "var(--bb-monogram-six-ground)",
      "var(--bb-focus)",
      "var(--bb-scrim)",
      "var(--bb-shadow-float)",
      "var(--bb-space-none)",
      "var(--bb-space-xxs)",
      "var(--bb-space-xs)",
      "var(--bb-space-sm)",
      "var(--bb-space-md)",
      "var(--bb-space-lg)",
      "var(--bb-space-xl)",
      "var(--bb-space-xxl)",
      "var(--bb-space-xxxl)",
      "var(--bb-radius-control)",
      "var(--bb-radius-card)",
      "var(--bb-radius-full)",
      "var(--bb-stroke-thin)",
      "var(--bb-stroke-thick)",
      "var(--bb-stroke-focus)",
      "var(--bb-stroke-focus-gap)",
      "var(--bb-text-small)",
      "var(--bb-text-body)",
      "var(--bb-text-lead)",
      "var(--bb-text-title)",
      "var(--bb-text-heading)",
      "var(--bb-text-display)",
      "var(--bb-control-height)",
      "var(--bb-control-small)",
      "var(--bb-control-check)",
      "var(--bb-control-icon)",
      "var(--bb-control-mark)",
      "var(--bb-control-reveal)",
      "var(--bb-weight-regular)",
      "var(--bb-weight-medium)",
      "var(--bb-weight-bold)",
      "var(--bb-leading-text)",
      "var(--bb-leading-heading)",
      "var(--bb-tracking-heading)",
      "var(--bb-font-sans)",
      "var(--bb-measure-line)",
      "var(--bb-measure-form)",
      "var(--bb-measure-short-field)",
      "var(--bb-measure-form-height)",
      "var(--bb-measure-wizard)",
      "var(--bb-measure-aside)",
      "var(--bb-measure-aside-least)",
      "var(--bb-measure-card)",
      "var(--bb-measure-choice)",
      "var(--bb-measure-id-photo)",
      "var(--bb-measure-portrait-photo)",
      "var(--bb-measure-dialog)",
      "var(--bb-measure-dialog-wide)",
      "var(--bb-measure-tooltip)",
      "var(--bb-measure-chart)",
      "var(--bb-measure-bar)",
      "var(--bb-measure-sidebar)",
      "var(--bb-measure-sheet)",
      "var(--bb-measure-content)",
      "var(--bb-motion-fast)",
      "var(--bb-motion-slow)",
      "var(--bb-motion-ease)",
      "var(--bb-layer-sticky)",
      "var(--bb-layer-float)",
      "var(--bb-layer-overlay)",
    ]
  `);
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
