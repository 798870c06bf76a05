import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const gap = styleVariants(vars.space, (value) => ({ gap: value }));

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

/** As wide as a form on a public page. */
export const formWidth = style({ maxWidth: vars.measure.form });

export const inline = style({ display: 'flex', minWidth: 0 });

export const wrap = style({ flexWrap: 'wrap' });

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

/** Fields that wrap below each other have the spacing of fields in a column. */
export const fieldRows = style({ rowGap: vars.space.lg });

const fromTablet = (gridTemplateColumns: string) => ({
  '@media': { [media.fromTablet]: { gridTemplateColumns } },
});

export const split = styleVariants({
  halves: [grid, fromTablet('repeat(2, minmax(0, 1fr))')],
  thirds: [grid, fromTablet('repeat(3, minmax(0, 1fr))')],
  // For city, state code and ZIP: the city gets the widest column.
  firstWide: [grid, fromTablet('minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 1fr)')],
  // For city, state name and ZIP: the longest state name fits into its column in the wizard.
  middleWide: [grid, fromTablet('minmax(0, 3fr) minmax(0, 4fr) minmax(0, 2fr)')],
  // As many cards per row as fit with a readable width.
  cards: [
    grid,
    { gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.measure.card}, 100%), 1fr))` },
  ],
});
