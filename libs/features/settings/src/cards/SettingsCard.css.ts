import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style({ marginBlockEnd: vars.space.md });

export const part = style({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.sm,
      paddingBlockStart: vars.space.sm,
      borderBlockStart: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
    },
  },
});
