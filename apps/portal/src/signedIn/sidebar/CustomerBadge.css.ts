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
  // Clips long runs of combining marks, in which the browser cannot break the line.
  overflowX: 'clip',
});
