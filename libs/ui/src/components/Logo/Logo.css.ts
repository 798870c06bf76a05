import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.ink.strong,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
});

export const mark = style({ flex: 'none', width: vars.control.mark, height: vars.control.mark });

export const ground = style({ fill: vars.accent.fill });

export const line = style({
  fill: 'none',
  stroke: vars.accent.onFill,
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/**
 * A class without styles, so that a page whose heading is beside the logo's mark can hide the name.
 */
export const name = style({});
