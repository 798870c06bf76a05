import { style } from '@vanilla-extract/css';
import { fieldset } from '../../internal/field.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // Distance between the heading and the first field.
  selectors: { [`${fieldset} > &`]: { marginBlockStart: `calc(2 * ${vars.space.xs})` } },
});

export const legend = style({
  // Floating removes the legend from the fieldset's border, so that its margins apply.
  float: 'left',
  color: vars.ink.strong,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
});

export const description = style({
  color: vars.ink.quiet,
  fontSize: vars.text.small,
});
