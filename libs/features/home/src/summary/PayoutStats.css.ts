import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';
import { cardColumns, roomy } from '../cardGrid.ts';

/** One amount per line, or the same columns as the cards above if there is room. */
export const list = style({
  display: 'grid',
  gap: vars.space.xs,
  '@container': { [roomy]: { gridTemplateColumns: cardColumns, columnGap: vars.space.md } },
});

export const stat = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  '@container': { [roomy]: { flexDirection: 'column', justifyContent: 'start' } },
});

export const amount = style({
  color: vars.ink.strong,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
