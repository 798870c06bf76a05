import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const summary = style({
  cursor: 'pointer',
  // Makes the click target as tall as a button.
  paddingBlock: vars.space.sm,
  color: vars.accent.text,
  fontWeight: vars.weight.medium,
});
