import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

/** Words in place of a zero: quieter than a figure. */
export const none = style({
  color: vars.ink.quiet,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.regular,
  letterSpacing: 'normal',
});
