import { style } from '@vanilla-extract/css';

/** A line of text by its height and its baseline, so that nothing moves when the words come. */
export const pending = style({
  display: 'block',
  position: 'relative',
  // A character without a width.
  '::before': { content: '"\\200B"' },
});

export const bar = style({ position: 'absolute', inset: 0 });

export const expected = style({ visibility: 'hidden' });
