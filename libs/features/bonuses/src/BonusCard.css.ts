import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  // Cards of one row are equally high; their bars stand at the bottom.
  height: '100%',
  // A bank's name may be long, and one word; a run of combining marks breaks nowhere.
  overflowWrap: 'anywhere',
  overflowX: 'clip',
});

export const name = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs });

export const amount = style({
  color: vars.ink.strong,
  fontSize: vars.text.title,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.heading,
});

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  marginBlockStart: 'auto',
});

export const state = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  fontVariantNumeric: 'tabular-nums',
});

/** A cancelled bonus goes nowhere, so its bar has no green. */
export const ended = style({ filter: 'grayscale(1)' });

/** As high as the heading of a card that is still to come. */
export const nameLine = style({ fontSize: vars.text.lead, lineHeight: vars.leading.heading });

/** As high as the bar of a card that is still to come. */
export const barPlace = style({
  height: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.edge.quiet,
});
