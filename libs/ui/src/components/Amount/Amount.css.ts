import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const tone = styleVariants({
  inherit: [base],
  earned: [base, { color: vars.earned.text }],
});
