import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'block',
  minWidth: 0,
  border: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
  borderRadius: vars.radius.card,
  background: vars.ground.surface,
});

export const padding = styleVariants({
  none: [base, { overflow: 'hidden' }],
  regular: [base, { padding: vars.space.lg }],
});
