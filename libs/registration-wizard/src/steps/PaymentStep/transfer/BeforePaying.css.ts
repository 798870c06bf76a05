import { style } from '@vanilla-extract/css';

/** An email address may be longer than a phone is wide. */
export const address = style({ overflowWrap: 'anywhere' });
