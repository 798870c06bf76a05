import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const problem = style({ marginBlockStart: vars.space.sm });

export const form = style({ paddingBlock: vars.space.xxs });
