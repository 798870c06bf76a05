import { media, vars } from '@bank-bonuses/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** A line as high as the badge, so that every card's bar stands at one height. */
export const plain = style({
  paddingBlock: vars.space.xxs,
  color: vars.ink.normal,
  fontSize: vars.text.small,
});

const anyBadge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  paddingBlock: vars.space.xxs,
  paddingInline: `${vars.space.xs} ${vars.space.sm}`,
  borderRadius: vars.radius.full,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  '@media': { [media.forcedColors]: { outline: `${vars.stroke.thin} solid CanvasText` } },
});

const badgeOf = ({ ground, text }: { ground: string; text: string }) => [
  anyBadge,
  { background: ground, color: text },
];

export const badge = styleVariants({
  Completed: badgeOf(vars.tone.positive),
  Cancelled: badgeOf(vars.tone.info),
});

export const mark = style({ width: '1em', height: '1em' });
