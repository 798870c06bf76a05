import { style } from '@vanilla-extract/css';

/** Has the height and baseline of a text line, so that nothing moves when the text arrives. */
export const pending = style({
  display: 'block',
  position: 'relative',
  // A character without a width.
  '::before': { content: '"\\200B"' },
});

export const bar = style({ position: 'absolute', inset: 0 });

export const expected = style({ visibility: 'hidden' });
