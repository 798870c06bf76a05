import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  minWidth: 0,
  marginInlineStart: 'auto',
});
