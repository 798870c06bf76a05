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

/** As high without a button beside it as with one. */
export const title = style({
  display: 'grid',
  flex: '1 1 auto',
  alignItems: 'center',
  minHeight: vars.control.small,
});

/** Paper cannot be pressed. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

export const count = style({
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

/** All rows, while they are printed. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } });

/** One page of the rows: not on paper beside all of them. */
export const page = style({
  selectors: { [`${onPaper} ~ &`]: { '@media': { print: { display: 'none' } } } },
});

/**
 * On their own line on narrow pages, so that a button that appears later does not move anything.
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
