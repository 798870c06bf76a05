import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.md,
});

/** Vertically centers the heading beside the fields. */
export const title = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.height,
});

/**
 * The status and the sort order, in columns of one width. Hidden in print, because a printed list
 * can be neither filtered nor sorted.
 */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flex: `1 1 ${vars.measure.asideLeast}`,
  gap: vars.space.md,
  minWidth: 0,
  maxWidth: vars.measure.aside,
  '@media': { print: { display: 'none' } },
});

// Not a design token, because only this grid needs it: the minimum width in which the largest
// amounts fit on one line.
const cardWidth = `calc(${vars.measure.card} + ${vars.space.xxxl})`;

const halfGap = `calc(${vars.space.md} / 2)`;

/**
 * Each bonus spans two grid rows, one for the closed card and one for its details, so that an open
 * card neither stretches nor moves its neighbors. Between two closed cards there are two gaps and
 * an empty row, so each gap is half of the usual gap.
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
