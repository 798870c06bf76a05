import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const root = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: vars.space.md,
  background: vars.scrim,
  cursor: 'progress',
  animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.md,
  padding: `${vars.space.xl} ${vars.space.xxl}`,
  border: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
  borderRadius: vars.radius.card,
  background: vars.ground.surface,
  color: vars.accent.text,
  boxShadow: vars.shadow.float,
  textAlign: 'center',
});

export const label = style({ color: vars.ink.strong, fontWeight: vars.weight.medium });

export const detail = style({
  maxWidth: vars.measure.tooltip,
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  textWrap: 'balance',
});
