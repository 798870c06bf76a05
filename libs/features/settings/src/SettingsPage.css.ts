import { vars } from '@bank-bonuses/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The links to the sections, which paper does not need. */
export const links = style({ '@media': { print: { display: 'none' } } });

/**
 * Two columns if each card has at least the width of a form. The columns do not share grid rows, so
 * a form that opens in one column does not move the other; the last card of the shorter column
 * grows, so that both end on one line.
 */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.measure.aside}, 100%), 1fr))`,
  gap: vars.space.lg,
});

globalStyle(`${columns} > div > :last-child`, { flexGrow: 1 });
