import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const root = style({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: vars.space.md,
  border: 0,
  background: vars.scrim,
  cursor: 'progress',
  animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    '&:focus': { outline: 'none' },
    '&::backdrop': { background: 'transparent' },
  },
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

export const description = style({
  maxWidth: vars.measure.tooltip,
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  textWrap: 'balance',
});
