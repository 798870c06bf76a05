import { media, vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const alone = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
});

export const withSide = style([
  alone,
  {
    '@media': {
      [media.fromTablet]: {
        gridTemplateColumns: `min(${vars.measure.sidebar}, 40%) minmax(0, 1fr)`,
      },
    },
  },
]);

/** The sidebar's pictures alone, and the edge. */
export const withRail = style([
  alone,
  {
    '@media': {
      [media.fromTablet]: {
        gridTemplateColumns: `calc(${vars.control.height} + 2 * ${vars.space.xs} + ${vars.stroke.thin}) minmax(0, 1fr)`,
      },
    },
  },
]);

export const side = style({
  position: 'sticky',
  insetBlockStart: 0,
  height: '100dvh',
  background: vars.ground.sunken,
  borderInlineEnd: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
  overflowY: 'auto',
  '@media': { print: { display: 'none' } },
});

export const rest = style({ minWidth: 0 });

// Focused by the skip link only, which is no reason for a ring around the whole page.
export const page = style({
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  padding: `${vars.space.lg} ${vars.space.md} ${vars.space.xxl}`,
  outline: 'none',
  '@media': {
    [media.fromTablet]: { padding: `${vars.space.xl} ${vars.space.xl} ${vars.space.xxl}` },
    print: { padding: 0 },
  },
});
