import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  // A column would stretch it to its whole width.
  width: 'fit-content',
  gap: vars.space.xxs,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.full,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  '@media': { [media.forcedColors]: { outline: `${vars.stroke.thin} solid CanvasText` } },
});

globalStyle(`${root}:has(> svg)`, { paddingInlineStart: vars.space.xs });
globalStyle(`${root} > svg`, { width: '1em', height: '1em' });

const look = ({ ground, text }: { ground: string; text: string }) => [
  root,
  { background: ground, color: text },
];

export const tone = styleVariants({
  positive: look(vars.tone.positive),
  info: look(vars.tone.info),
  caution: look(vars.tone.caution),
  critical: look(vars.tone.critical),
});
