import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';
import { cardColumns } from './cardGrid.ts';

/**
 * Minimum width for two columns. Measures the page instead of the window, because the sidebar can
 * be open or closed.
 */
const wide = '(min-width: 52em)';

export const page = style({ containerType: 'inline-size', minWidth: 0 });

export const middle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@container': {
    [wide]: {
      // The same columns as the cards above, so that their edges align.
      gridTemplateColumns: cardColumns,
      columnGap: vars.space.md,
    },
  },
});

/** As wide as the total card and one count card in the row above. */
export const chart = style({ display: 'grid', '@container': { [wide]: { gridColumn: 'span 2' } } });

/** Spans both columns if there is no second element in the row. */
export const alone = style({ gridColumn: '1 / -1' });

export const onPaper = style({
  display: 'none',
  '@media': {
    print: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  },
});
