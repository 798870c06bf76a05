import { style } from '@vanilla-extract/css';

/**
 * Shown only on phones: a phone cannot scan its own screen, and on a desktop the link rarely opens
 * an app.
 */
export const samePhone = style({
  display: 'none',
  '@media': { '(pointer: coarse)': { display: 'block' } },
});
