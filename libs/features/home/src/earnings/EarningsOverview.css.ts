import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * The choice of the range. Reserves its space until it is known whether the choice is needed.
 * Hidden in print.
 */
export const ranges = style({
  minHeight: vars.control.small,
  // Depends only on the page's width, so that the empty placeholder is in the same position as the
  // control.
  '@container': { '(max-width: 34em)': { flexBasis: '100%' } },
  '@media': { print: { display: 'none' } },
});
