import { media, vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';
import { columns } from './columns.ts';
import * as pinned from './pinned.css.ts';

// beforePaint.js says on the root element whether the frame is to be seen, and in which form.
const framed = ':root[data-frame] &';
const open = ':root[data-frame="open"] &';
const rail = ':root[data-frame="rail"] &';

// showEarlyHome.ts says there whether the page shows figures before React does, and on the element itself whether it is
// laid out for them.
const shown = ':root[data-early] &';
const laidOut = '&[data-laid-out]';

const hidden = style({ display: 'none' });

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': {
    [media.fromTablet]: {
      selectors: {
        [open]: { gridTemplateColumns: columns.withSide },
        [rail]: { gridTemplateColumns: columns.withRail },
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

/** Where the customer's initials will stand. */
export const avatar = style({
  width: vars.control.height,
  height: vars.control.height,
  borderRadius: vars.radius.full,
  background: vars.edge.quiet,
});

/** Only where the sidebar is open. */
export const inOpen = style([hidden, { selectors: { [open]: { display: 'grid' } } }]);

/** Only where it is a rail. */
export const inRail = style([hidden, { selectors: { [rail]: { display: 'grid' } } }]);

export const rest = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});

/** What the bar over the page has at its start. */
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

/** Is still heard while figures show: until React draws them, nothing in them can be pressed. */
export const page = style({
  display: 'grid',
  flexGrow: 1,
  placeContent: 'center',
  selectors: { [shown]: { position: 'absolute', opacity: 0 } },
});

/**
 * What stands there instead. Laid out before, it has the width of later, so that browsers keep its layout, and no height:
 * `visibility`, which all in it inherit, would be computed for each of them just then.
 */
export const early = style([
  hidden,
  {
    minWidth: 0,
    selectors: {
      [laidOut]: {
        display: 'block',
        position: 'absolute',
        insetInline: 0,
        maxHeight: 0,
        overflow: 'hidden',
      },
      [shown]: { display: 'block', position: 'static', maxHeight: 'none', overflow: 'visible' },
    },
  },
]);
