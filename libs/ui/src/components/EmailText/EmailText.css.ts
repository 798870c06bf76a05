import { style } from '@vanilla-extract/css';

/** The part before or after the @. It wraps as a whole if it fits on a line. */
export const part = style({ display: 'inline-block', maxWidth: '100%' });
