import { media, vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * Shown in wide windows. In narrow ones the panel follows the form, and `fold` shows the costs above it.
 */
export const beside = style({
  display: 'none',
  '@media': { [media.fromDesktop]: { display: 'block' } },
});

export const fold = style({ '@media': { [media.fromDesktop]: { display: 'none' } } });

// Indents a second line by the width of the browser's marker.
export const summary = style({
  paddingBlock: vars.space.xs,
  paddingInlineStart: '1.1em',
  textIndent: '-1.1em',
  color: vars.accent.text,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
});
