import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  // Cards of one row have the same height, and their balances align.
  height: '100%',
  // A bank's name may be long, and one word; a run of combining marks breaks nowhere.
  overflowWrap: 'anywhere',
  overflowX: 'clip',
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm });

export const name = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.xxs,
  minWidth: 0,
});

/** Placeholder of the monogram. */
export const markPlace = style({
  flex: 'none',
  width: vars.control.mark,
  height: vars.control.mark,
  borderRadius: vars.radius.control,
  background: vars.edge.quiet,
});

/** Placeholder with the height of the heading. */
export const nameLine = style({ fontSize: vars.text.lead, lineHeight: vars.leading.heading });

export const balance = style({
  marginBlockStart: 'auto',
  color: vars.ink.strong,
  fontSize: vars.text.title,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.heading,
});
