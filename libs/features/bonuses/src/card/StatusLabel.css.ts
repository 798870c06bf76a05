import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

/** A line as high as the badge, so that every card's bar stands at one height. */
export const plain = style({
  paddingBlock: vars.space.xxs,
  color: vars.ink.normal,
  fontSize: vars.text.small,
});
