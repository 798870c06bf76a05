import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minWidth: 0,
});

export const legend = style({
  color: vars.ink.strong,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
});

export const hint = style({
  marginTop: vars.space.xs,
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  letterSpacing: 'normal',
  lineHeight: vars.leading.text,
});
