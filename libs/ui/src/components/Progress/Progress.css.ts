import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const bar = {
  background: vars.accent.fill,
  borderRadius: vars.radius.full,
  '@media': {
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
} as const;

export const root = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: vars.space.xs,
  border: 0,
  borderRadius: vars.radius.full,
  background: vars.edge.quiet,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
  },
  '@media': { [media.forcedColors]: { border: `${vars.stroke.thin} solid CanvasText` } },
});
