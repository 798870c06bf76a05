import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
  overflowWrap: 'anywhere',
  overflowX: 'clip',
  '@media': {
    screen: {
      marginBlockStart: `calc(-1 * ${vars.space.sm})`,
      selectors: { '&[hidden]': { display: 'none' } },
    },
    // In print, the details of every card are visible.
    print: { marginBlockStart: vars.space.md },
  },
});

export const facts = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm });

export const term = style({
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.text,
});
