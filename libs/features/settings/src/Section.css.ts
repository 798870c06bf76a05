import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

/** The details, and the button that opens them, which stands by their first line. */
export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space.md,
});

export const wide = style({ gridColumn: '1 / -1', marginBlockStart: vars.space.sm });

export const form = style({ paddingBlock: vars.space.xxs });
