import { media, vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

/** Below that width the panel follows the form, and costs stand before it. */
export const beside = style({
  display: 'none',
  '@media': { [media.fromDesktop]: { display: 'block' } },
});

export const fold = style({ '@media': { [media.fromDesktop]: { display: 'none' } } });

// A second line stands below the words, not below the browser's own marker, which takes that much.
export const summary = style({
  paddingBlock: vars.space.xs,
  paddingInlineStart: '1.1em',
  textIndent: '-1.1em',
  color: vars.accent.text,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
});
