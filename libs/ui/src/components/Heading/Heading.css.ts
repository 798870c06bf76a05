import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  color: vars.ink.strong,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
});

export const size = styleVariants({
  small: [base, { fontSize: vars.text.body }],
  lead: [base, { fontSize: vars.text.lead }],
  title: [base, { fontSize: vars.text.title }],
  heading: [base, { fontSize: vars.text.heading }],
  display: [base, { fontSize: vars.text.display }],
});
