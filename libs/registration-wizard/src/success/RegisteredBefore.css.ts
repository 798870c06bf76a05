import { style } from '@vanilla-extract/css';

/** Keeps the reference on one line if it fits, because people read it out and type it as one word. */
export const reference = style({ display: 'inline-block', maxWidth: '100%' });
