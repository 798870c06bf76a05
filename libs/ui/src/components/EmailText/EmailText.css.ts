import { style } from '@vanilla-extract/css';

/** The part before or after the @: it moves to the next line as a whole while it fits there. */
export const part = style({ display: 'inline-block', maxWidth: '100%' });
