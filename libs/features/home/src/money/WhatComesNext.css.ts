import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';
import { next } from './MoneyOverview.css.ts';

/** Without a statement beside them, the parts and the items stand side by side if there is room. */
const alone = `${next}:only-child &`;
const sideBySide = {
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.measure.aside}, 100%), 1fr))`,
  columnGap: vars.space.xl,
};

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.md,
  selectors: { [alone]: sideBySide },
});

export const part = style({
  minWidth: 0,
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space.md,
      borderBlockStart: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
    },
    [`${next}:only-child & + &`]: { paddingBlockStart: 0, borderBlockStart: 'none' },
  },
});

/** The title, and its amount at the end of the line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
});

export const amount = style({
  marginInlineStart: 'auto',
  color: vars.ink.strong,
  fontSize: vars.text.title,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** The explanation, and the link at the end of the line. */
export const foot = style([
  head,
  {
    color: vars.ink.quiet,
    fontSize: vars.text.small,
    overflowWrap: 'anywhere',
  },
]);

export const items = style({
  display: 'grid',
  gap: vars.space.sm,
  marginBlockStart: vars.space.xs,
  selectors: { [alone]: sideBySide },
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xs,
  overflowWrap: 'anywhere',
});

export const mark = style({
  width: vars.control.icon,
  height: vars.control.icon,
  // Aligns the icon with the first line of the text.
  marginBlockStart: vars.stroke.thick,
  color: vars.tone.caution.text,
});

export const title = style({ color: vars.ink.strong, fontWeight: vars.weight.medium });

export const words = style({ fontSize: vars.text.small });

/** Placeholders as high as the lines that they stand for. */
export const titlePlaceholder = style({
  fontSize: vars.text.lead,
  lineHeight: vars.leading.heading,
});

export const amountPlaceholder = style({
  fontSize: vars.text.title,
  lineHeight: vars.leading.heading,
});

export const footPlaceholder = style({
  paddingBlock: vars.space.xxs,
  fontSize: vars.text.small,
});
