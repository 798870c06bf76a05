import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

// Also used in print. Paper is as wide as a tablet, but browsers subtract the paper's margins
// before they evaluate a media query for the width.
const besides = { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' };
const ownColumn = {
  gridArea: '1 / 2',
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.sm,
};

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.md,
  alignItems: 'baseline',
  paddingBlock: vars.space.sm,
  selectors: {
    '& + &': { borderBlockStart: `${vars.stroke.thin} solid ${vars.edge.quiet}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': { [media.fromTablet]: besides, print: besides },
});

export const term = style({
  gridArea: '1 / 1',
  color: vars.ink.quiet,
  fontSize: vars.text.small,
});

// On a phone the control is beside the term, so that the value has the whole next line.
export const value = style({
  display: 'grid',
  gridArea: '1 / 1 / span 2 / -1',
  gridTemplate: 'subgrid / subgrid',
  alignItems: 'center',
  minWidth: 0,
  color: vars.ink.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [media.fromTablet]: ownColumn, print: ownColumn },
});

// Spans the whole line, so that a skeleton's width can be a share of the line. A letter with many
// combining marks is one grapheme that cannot wrap, so it is clipped and the page keeps its width.
export const words = style({
  flex: 1,
  gridArea: '2 / 1 / auto / -1',
  minWidth: 0,
  overflowX: 'clip',
});

const overhang = `calc((1lh - ${vars.control.small}) / 2)`;

// The button is higher than a line of text, so negative margins keep its row as high as the others.
// On a phone there is no negative bottom margin, so that the button does not overlap the value
// below.
export const action = style({
  flex: 'none',
  gridArea: '1 / 2',
  marginBlockStart: overhang,
  '@media': { [media.fromTablet]: { marginBlockEnd: overhang } },
});
