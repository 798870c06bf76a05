import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

/** Room for two columns. By the page and not the window, since the sidebar opens and closes. */
export const wide = '(min-width: 44em)';

export const page = style({ containerType: 'inline-size', minWidth: 0 });

export const middle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@container': {
    [wide]: {
      // As in the cards above, so that the edges meet.
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)',
      columnGap: vars.space.md,
    },
  },
});

/** When there is nothing beside it. */
export const alone = style({ gridColumn: '1 / -1' });
