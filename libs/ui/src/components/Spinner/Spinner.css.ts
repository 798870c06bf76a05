import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.xs,
});

const base = style({
  display: 'block',
  flex: 'none',
  borderStyle: 'solid',
  borderColor: 'currentColor',
  borderInlineStartColor: 'transparent',
  borderRadius: vars.radius.full,
  animation: `${turn} 900ms linear infinite`,
});

export const ring = styleVariants({
  regular: [
    base,
    { width: vars.control.icon, height: vars.control.icon, borderWidth: vars.stroke.thick },
  ],
  large: [
    base,
    { width: vars.control.height, height: vars.control.height, borderWidth: vars.stroke.focus },
  ],
});
