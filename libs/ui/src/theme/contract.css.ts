import { createGlobalThemeContract } from '@vanilla-extract/css';
import { sizes } from './sizes.ts';
import { dark } from './tokens.ts';

const kebab = (word: string) => word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const variableName = (_value: unknown, path: string[]) => `bb-${path.map(kebab).join('-')}`;

/** The colors of a theme as CSS variables: `vars.ink.strong` is `var(--bb-ink-strong)`. */
export const colors = createGlobalThemeContract(dark, variableName);

/** Sizes and other values that are the same in every theme, as CSS variables. */
export const scale = createGlobalThemeContract(sizes, variableName);

/** Every variable of the theme. The names are a stable interface, so a theme needs no build plugin. */
export const vars = { ...colors, ...scale };
