import { createGlobalThemeContract } from '@vanilla-extract/css';
import {
  control,
  dark,
  font,
  layer,
  leading,
  measure,
  motion,
  radius,
  space,
  stroke,
  text,
  tracking,
  weight,
} from './tokens.ts';

const kebab = (word: string) => word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const variableName = (_value: unknown, path: string[]) => `bb-${path.map(kebab).join('-')}`;

// Only the keys matter here; a theme assigns the values.
const asText = <T extends Record<string, unknown>>(scale: T) =>
  Object.fromEntries(Object.keys(scale).map((key) => [key, key])) as { [Key in keyof T]: string };

/** The colors of a theme as CSS variables: `vars.ink.strong` is `var(--bb-ink-strong)`. */
export const colors = createGlobalThemeContract(dark, variableName);

/** Sizes and other values that are the same in every theme. */
export const scale = createGlobalThemeContract(
  {
    space: asText(space),
    radius: asText(radius),
    stroke: asText(stroke),
    text: asText(text),
    control: asText(control),
    weight: asText(weight),
    leading: asText(leading),
    tracking: asText(tracking),
    font: asText(font),
    measure: asText(measure),
    motion: asText(motion),
    layer: asText(layer),
  },
  variableName,
);

/** Every variable of the theme. The names are a stable interface, so a theme needs no build plugin. */
export const vars = { ...colors, ...scale };
