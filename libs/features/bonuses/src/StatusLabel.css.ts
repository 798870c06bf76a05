import { media, vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

/** A line as high as the badge, so that every card's bar stands at one height. */
export const plain = style({
  paddingBlock: vars.space.xxs,
  color: vars.ink.normal,
  fontSize: vars.text.small,
});

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  paddingBlock: vars.space.xxs,
  paddingInline: `${vars.space.xs} ${vars.space.sm}`,
  borderRadius: vars.radius.full,
  background: vars.tone.positive.ground,
  color: vars.tone.positive.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  '@media': { [media.forcedColors]: { outline: `${vars.stroke.thin} solid CanvasText` } },
});

export const mark = style({ width: '1em', height: '1em' });
