import { vars } from '@bank-bonuses/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm });

export const requirement = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.sm,
});

const anyMark = style({
  width: vars.control.icon,
  height: vars.control.icon,
  // Aligns the icon with the first line of the text.
  marginBlockStart: vars.stroke.thin,
});

export const mark = styleVariants({
  done: [anyMark, { color: vars.tone.positive.text }],
  current: [anyMark, { color: vars.ink.strong }],
  upcoming: [anyMark, { color: vars.edge.control }],
  dropped: [anyMark, { color: vars.edge.control }],
});

const anyText = style({ fontSize: vars.text.small, overflowWrap: 'anywhere' });

export const text = styleVariants({
  done: [anyText],
  current: [anyText, { color: vars.ink.strong, fontWeight: vars.weight.medium }],
  upcoming: [anyText],
  dropped: [anyText, { color: vars.ink.quiet }],
});

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  color: vars.ink.quiet,
  fontSize: vars.text.small,
});

export const next = style({ color: vars.accent.text, fontWeight: vars.weight.medium });
