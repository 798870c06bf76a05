import { style } from '@vanilla-extract/css';

/** Keeps what stands below the form out of sight until the rest of the step has come. */
export const begun = style({ minHeight: '100vh' });
