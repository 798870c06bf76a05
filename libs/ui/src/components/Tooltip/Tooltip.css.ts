import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const appear = `${vars.motion.fast} ${vars.motion.ease}`;

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  verticalAlign: 'middle',
  minWidth: vars.control.check,
  minHeight: vars.control.check,
  padding: vars.stroke.thick,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: vars.accent.text,
  cursor: 'help',
});

export const positioner = style({ zIndex: vars.layer.float });

export const popup = style({
  maxWidth: `min(${vars.measure.tooltip}, calc(100vw - 2 * ${vars.space.md}))`,
  padding: `${vars.space.sm} ${vars.space.md}`,
  border: `${vars.stroke.thin} solid ${vars.edge.control}`,
  borderRadius: vars.radius.control,
  background: vars.ground.surface,
  color: vars.ink.normal,
  fontSize: vars.text.small,
  boxShadow: vars.shadow.float,
  transition: `opacity ${appear}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});
