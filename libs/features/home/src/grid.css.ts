import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

/** The page, whose width decides on the columns, because the sidebar can be open or closed. */
export const page = style({ containerType: 'inline-size', minWidth: 0 });

/** Minimum width of the page at which the three summary cards fit side by side. */
const roomy = '(min-width: 36em)';

/** Minimum width of the page at which the other cards fit side by side. */
const wide = '(min-width: 52em)';

/** The same columns in each row, so that the edges align: a wide one, and two narrow ones. */
const gridTemplateColumns = 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))';

/**
 * The total is the first and widest card. On narrow pages it fills the first row, and the counts
 * share the second row.
 */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.md,
  '@container': { [roomy]: { gridTemplateColumns } },
});

export const total = style({
  gridColumn: '1 / -1',
  display: 'grid',
  '@container': { [roomy]: { gridColumn: 'auto' } },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xl} ${vars.space.md}`,
});

export const row = style([column, { '@container': { [wide]: { gridTemplateColumns } } }]);

/** A part of a row; it fills the row if it is the only one. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [wide]: {
      selectors: {
        '&:only-child': { gridColumn: '1 / -1' },
        // As high as the usual content, so that nothing below moves when it replaces placeholders.
        '&:not(:only-child)': { minHeight: `calc(${vars.control.height} * 7.8)` },
      },
    },
  },
});

/** As wide as two columns of the row. */
export const double = style([
  part,
  { '@container': { [wide]: { selectors: { '&:not(:only-child)': { gridColumn: 'span 2' } } } } },
]);

export const onPaper = style({
  display: 'none',
  '@media': {
    print: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  },
});
