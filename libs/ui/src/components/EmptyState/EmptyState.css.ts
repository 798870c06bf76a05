import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: `${vars.space.xxl} ${vars.space.lg}`,
  border: `${vars.stroke.thin} dashed ${vars.edge.control}`,
  borderRadius: vars.radius.card,
  background: vars.ground.surface,
  textAlign: 'center',
});

export const title = style({
  color: vars.ink.strong,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  maxWidth: vars.measure.form,
  color: vars.ink.normal,
  textWrap: 'balance',
});

export const action = style({ marginBlockStart: vars.space.md });
