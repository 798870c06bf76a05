import { style } from '@vanilla-extract/css';

/**
 * Placeholder with the height and baseline of a line of text, so that nothing moves when the text
 * arrives.
 */
export const pending = style({
  display: 'block',
  position: 'relative',
  // Zero-width space, which gives the line its height.
  '::before': { content: '"\\200B"' },
});

export const bar = style({ position: 'absolute', inset: 0 });
