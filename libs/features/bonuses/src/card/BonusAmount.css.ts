import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const amount = style({
  color: vars.ink.strong,
  fontSize: vars.text.title,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.heading,
  overflowX: 'clip',
});

/** Struck-through amount of a canceled bonus. */
export const dropped = style({
  color: vars.ink.quiet,
  fontWeight: vars.weight.regular,
  textDecorationThickness: vars.stroke.thin,
});

/** The words beside the bonus. */
export const words = style({
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
});

export const share = style({
  marginBlockStart: vars.space.xxs,
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
});
