import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'block',
  minWidth: 0,
  border: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
  borderRadius: vars.radius.card,
  background: vars.ground.surface,
  '@media': {
    // For screens only: in print no part of a card can be opened, so the rows of the cards need no
    // alignment.
    screen: {
      selectors: {
        '&[data-rows="shared"]': {
          display: 'grid',
          gridRow: '1 / -1',
          gridTemplateRows: 'subgrid',
          gridTemplateColumns: 'minmax(0, 1fr)',
        },
      },
    },
  },
});

export const padding = styleVariants({
  none: [base, { overflow: 'hidden' }],
  regular: [base, { padding: vars.space.lg }],
});
