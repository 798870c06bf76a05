import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  marginBlockEnd: vars.space.lg,
  '@media': { print: { display: 'none' } },
});
