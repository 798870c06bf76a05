import { media } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';
import { frameGrid } from './frame/frameGrid.ts';

export const alone = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
});

export const withSide = style([
  alone,
  {
    '@media': {
      [media.fromTablet]: { gridTemplateColumns: frameGrid.withSide },
    },
  },
]);

export const withRail = style([
  alone,
  {
    '@media': {
      [media.fromTablet]: { gridTemplateColumns: frameGrid.withRail },
    },
  },
]);

export const rest = style({ minWidth: 0 });
