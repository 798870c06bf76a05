import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.md,
});

/** In the middle of the select's height. */
export const title = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.height,
});

/** Paper cannot be sorted. */
export const order = style({ '@media': { print: { display: 'none' } } });

// Not a token: the least width in which the largest amounts still stand on one line.
const cardWidth = `calc(${vars.measure.card} + ${vars.space.xxxl})`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${cardWidth}, 100%), 1fr))`,
  gap: vars.space.md,
});

/** Lets its card be as high as the row. */
export const place = style({ display: 'grid' });

/**
 * In a long list, cards out of sight are not drawn: with 200 of them, drawing and sorting take half
 * the time. Short lists have nothing to gain, and paper shows everything.
 */
export const undrawn = style([
  place,
  {
    '@media': {
      screen: {
        contentVisibility: 'auto',
        // As high as a card with a name of one line.
        containIntrinsicBlockSize: `auto calc(${vars.control.height} * 4.55)`,
      },
    },
  },
]);
