import { style } from '@vanilla-extract/css';

/** A container whose item is as wide as its content, unless it fills the container itself. */
export const row = style({ display: 'flex' });

export const cells = style({ display: 'grid', justifyItems: 'start' });

/** An item that shares its row with another one. */
export const item = style({ flex: 1, minWidth: 0 });
