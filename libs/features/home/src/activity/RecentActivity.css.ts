import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
  minHeight: vars.control.small,
});

/** Has the same height with and without a button beside the heading. */
export const title = style({
  display: 'grid',
  flex: '1 1 auto',
  alignItems: 'center',
  minHeight: vars.control.small,
});

/** Hides buttons in print. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

/**
 * The filter, below the buttons. In the document it follows its own button, so that the next Tab
 * leads into it.
 */
export const panel = style([onScreen, { order: 1, flexBasis: '100%' }]);

export const count = style({
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

/** The table of all rows, visible only in print. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } });

/** The table of one page, hidden in print if the table of all rows is present. */
export const page = style({
  selectors: { [`${onPaper} ~ &`]: { '@media': { print: { display: 'none' } } } },
});

/**
 * The buttons. On narrow pages they have a line of their own, so that a button that appears later
 * does not move other elements.
 */
export const actions = style([
  onScreen,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    '@container': { '(max-width: 40em)': { flexBasis: '100%' } },
  },
]);
