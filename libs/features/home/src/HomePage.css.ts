import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';
import { columns } from './columns.ts';

/** Room for two columns. By the page and not the window, since the sidebar opens and closes. */
const wide = '(min-width: 52em)';

export const page = style({ containerType: 'inline-size', minWidth: 0 });

export const middle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@container': {
    [wide]: {
      // The columns of the cards above, so that the edges align.
      gridTemplateColumns: columns,
      columnGap: vars.space.md,
    },
  },
});

/** As wide as the sum and one count above it. */
export const chart = style({ display: 'grid', '@container': { [wide]: { gridColumn: 'span 2' } } });

/** Spans both columns if there is nothing beside it. */
export const alone = style({ gridColumn: '1 / -1' });

export const onPaper = style({
  display: 'none',
  '@media': {
    print: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  },
});
