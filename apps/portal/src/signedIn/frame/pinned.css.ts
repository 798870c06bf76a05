import { media, vars } from '@bank-bonuses/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The sidebar, which stays visible while the page scrolls. */
export const side = style({
  position: 'sticky',
  insetBlockStart: 0,
  height: '100dvh',
  background: vars.ground.sunken,
  borderInlineEnd: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
  overflowY: 'auto',
  '@media': { print: { display: 'none' } },
});

/** The bar at the top of the page, which stays visible while the page scrolls. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.xs,
  background: vars.ground.page,
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
  '@media': {
    [media.fromTablet]: { paddingInline: vars.space.md },
    print: { display: 'none' },
  },
});

// Prevents the browser from scrolling a focused element under the sticky bar.
globalStyle(`html:has(${bar})`, {
  scrollPaddingBlockStart: `calc(${vars.control.height} + ${vars.space.xl})`,
});
