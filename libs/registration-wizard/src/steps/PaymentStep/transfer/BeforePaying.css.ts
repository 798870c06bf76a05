import { style } from '@vanilla-extract/css';

/** An email address may be wider than a phone's screen. */
export const address = style({ overflowWrap: 'anywhere' });
