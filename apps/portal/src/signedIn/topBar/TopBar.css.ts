import { media, vars } from '@bank-bonuses/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
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

// What takes focus below the bar is never scrolled under it.
globalStyle(`html:has(${root})`, {
  scrollPaddingBlockStart: `calc(${vars.control.height} + ${vars.space.xl})`,
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  minWidth: 0,
  marginInlineStart: 'auto',
});
