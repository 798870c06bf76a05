import { vars } from '@bank-bonuses/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  paddingBlock: vars.space.xs,
  borderBlockStart: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
});

/** A term and its amount. The digits of all amounts are below each other at the end of the line. */
export const lines = styleVariants({
  line: [line, { selectors: { '&:first-child': { paddingBlockStart: 0, borderBlockStart: 0 } } }],
  sum: [
    line,
    {
      borderBlockStartColor: vars.edge.control,
      color: vars.ink.strong,
      fontWeight: vars.weight.bold,
    },
  ],
  part: [line, { paddingInlineStart: vars.space.md }],
});

export const amount = style({
  marginInlineStart: 'auto',
  color: vars.ink.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
