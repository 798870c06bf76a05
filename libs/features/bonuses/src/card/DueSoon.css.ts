import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const due = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xs,
  color: vars.ink.normal,
  fontSize: vars.text.small,
  overflowX: 'clip',
});

export const mark = style({
  width: vars.control.icon,
  height: vars.control.icon,
  color: vars.ink.quiet,
});
