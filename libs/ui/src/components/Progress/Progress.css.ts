import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const fill = createVar();
const forcedFill = createVar();

const bar = {
  background: fill,
  borderRadius: vars.radius.full,
  '@media': {
    [media.forcedColors]: { background: forcedFill, forcedColorAdjust: 'none' },
  },
} as const;

export const root = style({
  vars: { [fill]: vars.accent.fill, [forcedFill]: 'Highlight' },
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: vars.space.xs,
  border: 0,
  borderRadius: vars.radius.full,
  background: vars.edge.quiet,
  overflow: 'hidden',
  selectors: {
    '&[data-tone="quiet"]': { vars: { [fill]: vars.edge.control, [forcedFill]: 'CanvasText' } },
    // The margins keep the height of a bar, so that the content around it stays aligned.
    '&[data-tone="done"]': {
      height: vars.stroke.thick,
      marginBlock: `calc((${vars.space.xs} - ${vars.stroke.thick}) / 2)`,
    },
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
  },
  '@media': {
    [media.forcedColors]: {
      border: `${vars.stroke.thin} solid CanvasText`,
      selectors: { '&[data-tone="done"]': { border: 0 } },
    },
  },
});
