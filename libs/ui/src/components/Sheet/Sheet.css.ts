import { style } from '@vanilla-extract/css';
import { appear, going } from '../../internal/backdrop.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.float,
  // Leaves a strip of the page visible, as a target to close the sheet.
  width: `min(${vars.measure.sheet}, 100% - ${vars.space.xxl})`,
  borderInlineEnd: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
  background: vars.ground.sunken,
  color: vars.ink.normal,
  boxShadow: vars.shadow.float,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  transition: `transform ${appear}`,
  selectors: {
    ...going,
    '&[data-starting-style], &[data-ending-style]': { transform: 'translateX(-100%)' },
    '&:focus': { outline: 'none' },
  },
  // The page behind it is printed.
  '@media': { print: { display: 'none' } },
});

export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
});
