import { style } from '@vanilla-extract/css';

/**
 * Prevents a line break in the reference if it fits on one line, because people read it out and
 * type it as one word.
 */
export const reference = style({ display: 'inline-block', maxWidth: '100%' });
