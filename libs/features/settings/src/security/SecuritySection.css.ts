import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.measure.aside}, 100%), 1fr))`,
  gap: vars.space.xl,
});
