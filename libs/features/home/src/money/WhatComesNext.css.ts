import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';
import { part as place } from '../grid.css.ts';

/** Without a statement beside them, the parts and the items stand side by side if there is room. */
const alone = `${place}:only-child &`;
const sideBySide = {
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.measure.aside}, 100%), 1fr))`,
  columnGap: vars.space.xl,
};

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

export const parts = style({
  ...grid,
  alignContent: 'start',
  gap: vars.space.md,
  selectors: { [alone]: sideBySide },
});

export const part = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space.md,
      borderBlockStart: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
    },
    [`${place}:only-child & + &`]: { paddingBlockStart: 0, borderBlockStart: 'none' },
  },
});

export const amount = style({
  marginInlineStart: 'auto',
  color: vars.ink.strong,
  fontSize: vars.text.title,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const foot = style({ color: vars.ink.quiet, fontSize: vars.text.small });

export const items = style({
  ...grid,
  gap: vars.space.sm,
  marginBlockStart: vars.space.xs,
  selectors: { [alone]: sideBySide },
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xs,
});

// The margin aligns the icon with the first line of the text.
export const mark = style({
  marginBlockStart: vars.stroke.thick,
  color: vars.tone.caution.text,
});
