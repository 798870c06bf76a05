import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';
import { cardColumns, roomy } from '../cardGrid.ts';

/**
 * The total is the first and widest card. On narrow pages it fills the first row, and the counts
 * share the second row.
 */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.md,
  '@container': { [roomy]: { gridTemplateColumns: cardColumns } },
});

export const sum = style({
  gridColumn: '1 / -1',
  display: 'grid',
  '@container': { [roomy]: { gridColumn: 'auto' } },
});

/** Words in place of a zero: quieter than a figure. */
export const none = style({
  color: vars.ink.quiet,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.regular,
  letterSpacing: 'normal',
});
