import { style } from '@vanilla-extract/css';

/** A phone cannot scan its own screen; on a desk such a link mostly leads nowhere. */
export const samePhone = style({
  display: 'none',
  '@media': { '(pointer: coarse)': { display: 'block' } },
});
