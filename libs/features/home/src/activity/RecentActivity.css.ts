import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
  minHeight: vars.control.small,
});

/** Paper cannot be pressed. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

export const count = style({
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
