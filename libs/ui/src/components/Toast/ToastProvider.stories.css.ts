import { style } from '@vanilla-extract/css';

/** As high as the window, one thing at its top and one at its bottom. */
export const window = style({ display: 'grid', alignContent: 'space-between', height: '100dvh' });
