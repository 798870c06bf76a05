import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
});

/** Its room is kept while it is not known whether there is a choice. Paper cannot be pressed. */
export const ranges = style({
  minHeight: vars.control.small,
  // By the width of the page: its placeholder must be in the same place without the control in it.
  '@container': { '(max-width: 34em)': { flexBasis: '100%' } },
  '@media': { print: { display: 'none' } },
});
