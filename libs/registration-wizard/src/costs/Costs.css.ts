import { media, vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * The costs in the panel, shown in wide windows. In narrow windows the panel is below the form, so
 * `fold` shows the costs above the form.
 */
export const beside = style({
  display: 'none',
  '@media': { [media.fromDesktop]: { display: 'block' } },
});

export const fold = style({ '@media': { [media.fromDesktop]: { display: 'none' } } });

// A hanging indent, so that later lines align with the text after the browser's marker.
export const summary = style({
  paddingBlock: vars.space.xs,
  paddingInlineStart: '1.1em',
  textIndent: '-1.1em',
  color: vars.accent.text,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
});

export const lines = style({
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
