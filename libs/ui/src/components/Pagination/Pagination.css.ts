import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
});

// Has a fixed flex basis, so that a longer text does not wrap the buttons to another line.
export const range = style({
  flex: `1 1 ${vars.measure.choice}`,
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
