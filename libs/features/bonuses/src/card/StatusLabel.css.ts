import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

/** The same height as the badge, so that the progress bars of all cards align. */
export const plain = style({
  paddingBlock: vars.space.xxs,
  color: vars.ink.normal,
  fontSize: vars.text.small,
});
