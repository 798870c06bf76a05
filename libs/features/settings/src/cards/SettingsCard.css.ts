import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  marginBlockEnd: vars.space.md,
});

// The margin is negative, so that a heading with a button is as high as one without.
export const action = style({
  flex: 'none',
  marginBlock: `calc((${vars.text.lead} * ${vars.leading.heading} - ${vars.control.small}) / 2)`,
});

export const part = style({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.sm,
      paddingBlockStart: vars.space.sm,
      borderBlockStart: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
    },
  },
});
