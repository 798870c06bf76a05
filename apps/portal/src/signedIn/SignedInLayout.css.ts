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
