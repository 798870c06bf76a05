import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const row = style({
  display: 'grid',
  columnGap: vars.space.md,
  alignItems: 'baseline',
  paddingBlock: vars.space.sm,
  selectors: {
    '& + &': { borderBlockStart: `${vars.stroke.thin} solid ${vars.edge.quiet}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});

export const term = style({ color: vars.ink.quiet, fontSize: vars.text.small });

export const value = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minWidth: 0,
  color: vars.ink.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

// All of the line, so that a skeleton has a width to take a share of. A letter with a long run of combining
// marks is one letter, which no line breaks: what of it stands out is cut, and the page keeps its width.
export const words = style({ flex: 1, minWidth: 0, overflowX: 'clip' });

// A small button reaches into the row's own space, so that its row is as high as the others.
export const action = style({
  flex: 'none',
  marginBlock: `calc((1lh - ${vars.control.small}) / 2)`,
});
