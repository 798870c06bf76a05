import { style } from '@vanilla-extract/css';

/** Fills the window, with one element at its top and one at its bottom. */
export const window = style({ display: 'grid', alignContent: 'space-between', height: '100dvh' });
