import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
});

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});

export const greeting = style({ fontSize: vars.text.small, color: vars.ink.quiet });

export const email = style({
  color: vars.ink.strong,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  // A run of combining marks has no line breaks.
  overflowX: 'clip',
});
