import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  overflowWrap: 'anywhere',
  '@media': {
    screen: {
      // Gives the cards of a row the same height, with their progress bars at the bottom.
      height: '100%',
      selectors: {
        // The same padding as in a closed card, so that opening the card does not move its content.
        '&[data-open]': { paddingBlockEnd: `calc(${vars.space.lg} + ${vars.stroke.thin})` },
      },
    },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm });

export const name = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.xxs,
  minWidth: 0,
  // Clips runs of combining marks, in which the browser cannot break the line.
  overflowX: 'clip',
});

/** Placeholder for the monogram. */
export const markPlaceholder = style({
  flex: 'none',
  width: vars.control.mark,
  height: vars.control.mark,
  borderRadius: vars.radius.control,
  background: vars.edge.quiet,
});

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  marginBlockStart: 'auto',
});

export const state = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  fontVariantNumeric: 'tabular-nums',
});

/** Placeholder as high as the heading. */
export const nameLine = style({ fontSize: vars.text.lead, lineHeight: vars.leading.heading });

/** Placeholder as high as the progress bar. */
export const barPlaceholder = style({
  height: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.edge.quiet,
});

/**
 * The negative margins extend the button into the card's padding. They are small enough that its
 * focus ring does not overlap the progress bar.
 */
export const fold = style({
  '@media': {
    screen: { marginBlock: `calc(-1 * ${vars.space.xs}) calc(-1 * ${vars.space.sm})` },
    print: { display: 'none' },
  },
});

/** Makes the card as tall as the grid row. */
export const closed = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/**
 * For long lists: the browser skips rendering cards outside the viewport. With 200 cards, this
 * halves the time for rendering and sorting. Print renders all cards.
 */
export const undrawn = style([
  closed,
  {
    '@media': {
      screen: {
        contentVisibility: 'auto',
        // Estimated height of an off-screen card, with a one-line name.
        containIntrinsicBlockSize: `auto calc(${vars.control.height} * 4.55)`,
      },
    },
  },
]);

/** Makes the parts of an open card direct items of the list's grid. */
export const opened = style([closed, { '@media': { screen: { display: 'contents' } } }]);
