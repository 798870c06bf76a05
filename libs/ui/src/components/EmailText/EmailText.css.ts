import { style } from '@vanilla-extract/css';

/** Goes to the next line as a whole as long as it fits there. */
export const domain = style({ display: 'inline-block', maxWidth: '100%' });
