import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
});

export const avatar = style({
  display: 'grid',
  flex: 'none',
  placeContent: 'center',
  width: vars.control.height,
  height: vars.control.height,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.accent.ground,
  color: vars.accent.text,
  fontWeight: vars.weight.medium,
});

export const names = style({ display: 'grid', minWidth: 0 });

export const greeting = style({ fontSize: vars.text.small, color: vars.ink.quiet });

export const email = style({
  color: vars.ink.strong,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
