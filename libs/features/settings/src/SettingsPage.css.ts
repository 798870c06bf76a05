import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * Two columns if each card has at least the width of a form. The columns do not share grid rows, so
 * a form that opens in one column does not move the other.
 */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.measure.aside}, 100%), 1fr))`,
  gap: vars.space.lg,
  alignItems: 'start',
});
