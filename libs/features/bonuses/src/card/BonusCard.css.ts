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

export const name = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.xxs,
  minWidth: 0,
  // Clips runs of combining marks, in which the browser cannot break the line.
  overflowX: 'clip',
});

export const amount = style({
  color: vars.ink.strong,
  fontSize: vars.text.title,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.heading,
  overflowX: 'clip',
});

/** Struck-through amount of a canceled bonus. */
export const dropped = style({
  color: vars.ink.quiet,
  fontWeight: vars.weight.regular,
  textDecorationThickness: vars.stroke.thin,
});

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  marginBlockStart: 'auto',
});

/** The same height as the badge, so that the progress bars of all cards align. */
export const plainStatus = style({
  paddingBlock: vars.space.xxs,
  color: vars.ink.normal,
  fontSize: vars.text.small,
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

/** Makes the parts of an open card direct items of the list's grid. */
export const opened = style([closed, { '@media': { screen: { display: 'contents' } } }]);
