import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two columns as soon as each card keeps the width of a form. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.measure.aside}, 100%), 1fr))`,
  gap: vars.space.lg,
});
