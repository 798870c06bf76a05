import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

/** Replaces the list on a phone: the current step and the next one. */
export const short = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  '@media': { [media.fromTablet]: { display: 'none' } },
});

export const position = style({
  color: vars.ink.strong,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const next = style({ color: vars.ink.quiet, fontSize: vars.text.small });

export const list = style({
  display: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  '@media': { [media.fromTablet]: { display: 'grid' } },
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  selectors: {
    '&[data-state="done"]': { color: vars.ink.normal },
    '&[aria-current="step"]': { color: vars.ink.strong, fontWeight: vars.weight.bold },
  },
});

export const checkMark = style({
  flex: 'none',
  width: vars.space.md,
  height: vars.space.md,
  color: vars.accent.text,
});
