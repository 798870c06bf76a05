import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

/** Layout of the total and its explanation: side by side if both fit. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.measure.aside}, 100%), 1fr))`,
  gap: vars.space.md,
});

// Not a design token, because only this grid needs it: the minimum width in which the largest
// balances fit on one line.
const cardWidth = `calc(${vars.measure.card} + ${vars.space.xxxl})`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${cardWidth}, 100%), 1fr))`,
  gap: vars.space.md,
});
