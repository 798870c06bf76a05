import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const error = style({ marginBlockStart: vars.space.sm });

export const form = style({ paddingBlock: vars.space.xxs });
