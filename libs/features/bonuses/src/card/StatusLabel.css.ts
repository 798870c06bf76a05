import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as the badge, so that the bars of all cards align. */
export const plain = style({
  paddingBlock: vars.space.xxs,
  color: vars.ink.normal,
  fontSize: vars.text.small,
});
