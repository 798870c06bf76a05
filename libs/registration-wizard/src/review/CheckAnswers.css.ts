import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const summary = style({
  cursor: 'pointer',
  // A target as high as a button.
  paddingBlock: vars.space.sm,
  color: vars.accent.text,
  fontWeight: vars.weight.medium,
});
