import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
});

/** Reserves its space until it is known whether there is a choice. Hidden in print. */
export const ranges = style({
  minHeight: vars.control.small,
  // Depends on the page's width: its placeholder must be in the same place without the control in
  // it.
  '@container': { '(max-width: 34em)': { flexBasis: '100%' } },
  '@media': { print: { display: 'none' } },
});
