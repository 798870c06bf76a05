import { media, vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

/** Below this width the panel follows the form, and the costs come before it. */
export const beside = style({
  display: 'none',
  '@media': { [media.fromDesktop]: { display: 'block' } },
});

export const fold = style({ '@media': { [media.fromDesktop]: { display: 'none' } } });

// Indents a second line by the width of the browser's own marker.
export const summary = style({
  paddingBlock: vars.space.xs,
  paddingInlineStart: '1.1em',
  textIndent: '-1.1em',
  color: vars.accent.text,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
});
