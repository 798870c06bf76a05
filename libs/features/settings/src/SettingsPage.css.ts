import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * Side by side as soon as each card keeps the width of a form. The columns do not share their rows: a form
 * that opens in one of them moves nothing in the other.
 */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.measure.aside}, 100%), 1fr))`,
  gap: vars.space.lg,
  alignItems: 'start',
});
