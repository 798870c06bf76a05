import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';
import { cardColumns } from '../cardGrid.ts';

/** Minimum width of the page at which the two parts fit side by side. */
const wide = '(min-width: 42em)';

/** The same columns as the cards above, so that the edges align. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@container': { [wide]: { gridTemplateColumns: cardColumns } },
});

const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [wide]: {
      selectors: {
        // As high as the usual content, so that nothing below moves when it replaces the
        // placeholders.
        '&:not(:only-child)': { minHeight: `calc(${vars.control.height} * 7.8)` },
        '&:only-child': { gridColumn: '1 / -1' },
      },
    },
  },
});

export const next = style([part]);

export const statement = style([
  part,
  {
    '@container': {
      [wide]: { selectors: { '&:not(:only-child)': { gridColumn: 'span 2' } } },
    },
  },
]);
