import { edgePairs, textPairs } from './colorPairs.ts';
import { colors, scale } from './contract.css.ts';
import { contrast, isReadable } from './contrast.ts';
import { readThemes } from './readThemes.ts';
import { dark, light, type ColorTokens } from './tokens.ts';

/** Two colors of a theme with too little contrast. */
export interface LowContrast {
  /** Name of the theme: 'no data-theme, dark system' or 'data-theme="dark"'. */
  theme: string;
  /** Description of the two colors: 'normal text on page'. */
  pair: string;
  /** The contrast, from 1 to 21. */
  ratio: number;
  /** The required contrast: 4.5 for text, 3 for edges of controls, bars and the focus ring. */
  atLeast: number;
}

/**
 * Returns the pairs of colors with too little contrast in a stylesheet that changes the kit's colors: for
 * each theme in it, with the kit's own colors as defaults, on light and on dark systems.
 * @throws Error if the stylesheet cannot be checked: a color is not `#rgb` or `#rrggbb`, or a
 * variable is unknown
 *
 * @example
 * test('our theme has enough contrast', () => {
 *   expect(findLowContrast(readFileSync('src/theme.css', 'utf8'))).toEqual([]);
 * });
 */
export function findLowContrast(css: string): LowContrast[] {
  return readThemes(css).flatMap(({ name, base, values }) => {
    checkValues(values);
    const tokens = withValues(base === 'dark' ? dark : light, colors, values) as ColorTokens;
    const low = (atLeast: number, pairs: [string, string, string][]) =>
      pairs
        .map(([pair, over, under]) => ({
          theme: name,
          pair,
          ratio: contrast(over, under),
          atLeast,
        }))
        .filter(({ ratio }) => !(ratio >= atLeast));
    return [...low(4.5, textPairs(tokens)), ...low(3, edgePairs(tokens))];
  });
}

const namesOf = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) =>
    typeof value === 'string' ? [value.slice('var('.length, -1)] : namesOf(value),
  );

/** Colors that are never text or borders; they may have any notation and are not checked. */
const unread = [colors.scrim, ...Object.values(colors.shadow)].map((name) =>
  name.slice('var('.length, -1),
);
const colorNames = new Set(namesOf(colors));
const scaleNames = new Set(namesOf(scale));

function checkValues(values: ReadonlyMap<string, string>): void {
  for (const [name, value] of values) {
    if (scaleNames.has(name) || unread.includes(name)) continue;
    if (!colorNames.has(name)) throw new Error(`The kit has no variable ${name}.`);
    if (!isReadable(value)) {
      throw new Error(`${name}: ${value} cannot be checked. Write the color as #rgb or #rrggbb.`);
    }
  }
}

interface Tree {
  [key: string]: string | Tree;
}

/** Returns the colors of the base theme, overridden by the theme's own values. */
function withValues(base: Tree, names: Tree, values: ReadonlyMap<string, string>): Tree {
  return Object.fromEntries(
    Object.entries(base).map(([key, value]) => {
      const name = names[key];
      if (typeof value !== 'string' && typeof name === 'object') {
        return [key, withValues(value, name, values)];
      }
      const own = typeof name === 'string' ? values.get(name.slice('var('.length, -1)) : undefined;
      return [key, own ?? value];
    }),
  );
}
