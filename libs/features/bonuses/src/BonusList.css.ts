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

// Not a token: the minimum width in which the largest amounts fit on one line.
const cardWidth = `calc(${vars.measure.card} + ${vars.space.xxxl})`;

const halfGap = `calc(${vars.space.md} / 2)`;

/**
 * Each bonus spans two grid rows: the closed card, and its details. An open card neither stretches nor moves
 * its neighbors. Between two closed cards are two gaps and an empty row.
 */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${cardWidth}, 100%), 1fr))`,
  gap: vars.space.md,
  '@media': { screen: { rowGap: halfGap } },
});

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    screen: {
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      selectors: { '&:has([aria-expanded="true"])': { marginBlockEnd: halfGap } },
    },
  },
});
