import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.control.height,
  height: vars.control.height,
  padding: 0,
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.ink.quiet,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { color: vars.edge.control, cursor: 'not-allowed' },
    '&[aria-pressed="true"]': { background: vars.accent.ground, color: vars.accent.text },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled)': { background: vars.ground.sunken, color: vars.ink.strong },
      },
    },
    [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } },
    // Hidden in print: a button cannot be pressed on paper.
    print: { display: 'none' },
  },
});
