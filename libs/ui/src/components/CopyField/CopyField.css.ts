import { style } from '@vanilla-extract/css';

/** Shows every blank, because a blank can be a part of a password. */
export const value = style({ minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
