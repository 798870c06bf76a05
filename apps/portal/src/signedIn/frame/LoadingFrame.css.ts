import { media, vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';
import { frameGrid } from './frameGrid.ts';
import * as pinned from './pinned.css.ts';

// Matches if beforePaint.js has set `data-frame` on the root element, which makes the frame
// visible.
const framed = ':root[data-frame] &';
const open = ':root[data-frame="open"] &';
const rail = ':root[data-frame="rail"] &';

const hidden = style({ display: 'none' });

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': {
    [media.fromTablet]: {
      selectors: {
        [open]: { gridTemplateColumns: frameGrid.withSide },
        [rail]: { gridTemplateColumns: frameGrid.withRail },
      },
    },
  },
});

export const side = style([
  pinned.side,
  hidden,
  { '@media': { [media.fromTablet]: { selectors: { [framed]: { display: 'block' } } } } },
]);

export const navigation = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  padding: vars.space.md,
  selectors: {
    [rail]: {
      alignItems: 'center',
      paddingInline: vars.space.xs,
      paddingBlock: vars.space.sm,
    },
  },
});

/** Placeholder for the customer's initials. */
export const avatar = style({
  width: vars.control.height,
  height: vars.control.height,
  borderRadius: vars.radius.full,
  background: vars.edge.quiet,
});

export const inOpen = style([hidden, { selectors: { [open]: { display: 'grid' } } }]);

export const inRail = style([hidden, { selectors: { [rail]: { display: 'grid' } } }]);

export const rest = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});

/** Placeholder for the start of the top bar. */
export const bar = style([pinned.bar, hidden, { selectors: { [framed]: { display: 'flex' } } }]);

export const button = style({
  display: 'grid',
  placeContent: 'center',
  width: vars.control.height,
  height: vars.control.height,
  color: vars.ink.quiet,
});

export const inWide = style([
  hidden,
  { '@media': { [media.fromTablet]: { display: 'contents' } } },
]);

export const inNarrow = style({
  display: 'contents',
  '@media': { [media.fromTablet]: { display: 'none' } },
});

export const page = style({ display: 'grid', flexGrow: 1, placeContent: 'center' });
