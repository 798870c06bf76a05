import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const frame = style({
  position: 'relative',
  marginInline: 'auto',
  borderRadius: vars.radius.control,
  background: vars.ground.sunken,
  color: vars.ink.quiet,
  overflow: 'hidden',
});

// The portrait frame is tall, so the window's height limits its width; the frame then fits into a
// dialog on a phone.
export const shape = styleVariants({
  id: [frame, { width: '100%', aspectRatio: '1.586' }],
  portrait: [frame, { width: 'min(100%, 34vh)', aspectRatio: '4 / 5' }],
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  selectors: {
    '&[data-mirrored]': { transform: 'scaleX(-1)' },
    '&[hidden]': { display: 'none' },
  },
});

export const capturedPhoto = style([picture, { position: 'absolute', inset: 0 }]);

export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
});

export const guide = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  strokeLinecap: 'round',
  pointerEvents: 'none',
});

// A dark and a light line, so that one of them is visible on any photo, in both themes.
globalStyle(`${guide} > *`, { vectorEffect: 'non-scaling-stroke' });
globalStyle(`${guide} > :first-child`, {
  stroke: vars.ink.strong,
  strokeWidth: `calc(${vars.stroke.focus} + ${vars.stroke.focusGap})`,
});
globalStyle(`${guide} > :last-child`, {
  stroke: vars.ground.surface,
  strokeWidth: vars.stroke.thick,
});
