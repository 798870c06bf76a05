import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.md,
  color: vars.ink.normal,
});

export const total = style([
  line,
  {
    paddingBlockStart: vars.space.sm,
    borderBlockStart: `${vars.stroke.thin} solid ${vars.edge.control}`,
    color: vars.ink.strong,
    fontSize: vars.text.lead,
    fontWeight: vars.weight.bold,
  },
]);
