import { breakpoint } from './tokens.ts';

// In em, so that a larger text size changes the layout as a narrower window does.
const em = (pixels: number) => `${pixels / 16}em`;

/** Media queries for the layout, for `@media` keys in style files. */
export const media = {
  fromTablet: `screen and (min-width: ${em(breakpoint.tablet)})`,
  fromDesktop: `screen and (min-width: ${em(breakpoint.desktop)})`,
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  dark: '(prefers-color-scheme: dark)',
  still: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
