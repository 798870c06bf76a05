import { media, vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  background: vars.tone.caution.ground,
  color: vars.tone.caution.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
});

/** The longer part of the text, hidden on phones because their bar is too narrow. */
export const more = style({
  display: 'none',
  '@media': { [media.fromTablet]: { display: 'inline' } },
});
