import { breakpoint } from './tokens.ts';

// In em, so that a larger text size has the effect of a narrower window.
const em = (pixels: number) => `${pixels / 16}em`;

/** Media queries for the layout, for `@media` keys in style files. */
export const media = {
  fromTablet: `screen and (min-width: ${em(breakpoint.tablet)})`,
  fromDesktop: `screen and (min-width: ${em(breakpoint.desktop)})`,
  /**
   * Screens too low for a fixed part beside a scrolling part: a zoomed window, or a phone in
   * landscape.
   */
  short: `screen and (max-height: ${em(480)})`,
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
