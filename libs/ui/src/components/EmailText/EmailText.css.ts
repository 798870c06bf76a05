import { style } from '@vanilla-extract/css';

/** What stands on either side of the @: goes to the next line as a whole as long as it fits there. */
export const part = style({ display: 'inline-block', maxWidth: '100%' });
