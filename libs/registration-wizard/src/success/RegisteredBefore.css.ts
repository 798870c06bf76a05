import { style } from '@vanilla-extract/css';

/** Not broken at its hyphens as long as it fits on a line: it is read out and typed as one word. */
export const reference = style({ display: 'inline-block', maxWidth: '100%' });
