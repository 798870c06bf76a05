import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  overflowWrap: 'anywhere',
  '@media': {
    screen: {
      // Cards of one row have the same height, and their bars are at the bottom.
      height: '100%',
      selectors: {
        // The padding of a closed card, so that opening does not move this part.
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
  // A bank's name may be long, and one word; a run of combining marks breaks nowhere.
  overflowX: 'clip',
});

/** Placeholder of the monogram. */
export const markPlace = style({
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

/** Placeholder with the height of the heading. */
export const nameLine = style({ fontSize: vars.text.lead, lineHeight: vars.leading.heading });

/** Placeholder with the height of the progress bar. */
export const barPlace = style({
  height: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.edge.quiet,
});

/** The click target extends into the card's padding; its focus ring ends below the bar. */
export const fold = style({
  '@media': {
    screen: { marginBlock: `calc(-1 * ${vars.space.xs}) calc(-1 * ${vars.space.sm})` },
    print: { display: 'none' },
  },
});

/** Makes its card as tall as the row. */
export const closed = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/**
 * In a long list, cards outside the viewport are not rendered: with 200 cards, rendering and sorting take
 * half the time. Print shows all of them.
 */
export const undrawn = style([
  closed,
  {
    '@media': {
      screen: {
        contentVisibility: 'auto',
        // As high as a card with a name of one line.
        containIntrinsicBlockSize: `auto calc(${vars.control.height} * 4.55)`,
      },
    },
  },
]);

/** Makes its card a subgrid of the list. */
export const opened = style([closed, { '@media': { screen: { display: 'contents' } } }]);
