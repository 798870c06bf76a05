import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minWidth: 0,
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  // With the gap above it, the heading's distance to the first field.
  marginBlockStart: vars.space.xs,
  minWidth: 0,
});

export const legend = style({
  // Taken out of the fieldset's edge, so that it keeps its distance as a heading does.
  float: 'left',
  color: vars.ink.strong,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
});

export const hint = style({
  color: vars.ink.quiet,
  fontSize: vars.text.small,
});
