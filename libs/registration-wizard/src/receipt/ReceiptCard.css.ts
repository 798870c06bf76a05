import { light, vars } from '@bank-bonuses/ui/theme';
import { assignVars, globalStyle, style } from '@vanilla-extract/css';

export const onScreenOnly = style({ '@media': { print: { display: 'none' } } });

const { ground, ink, edge, accent, earned, tone, monogram, focus, scrim, shadow } = vars;

// Prints in the light theme: browsers do not print backgrounds, and light text would be illegible
// on white paper.
globalStyle(':root:root:root', {
  '@media': {
    print: {
      colorScheme: 'light',
      vars: assignVars(
        { ground, ink, edge, accent, earned, tone, monogram, focus, scrim, shadow },
        light,
      ),
    },
  },
});

export const lines = style({});

// Makes the receipt fit on one sheet.
globalStyle(`${lines} > dl > div`, {
  '@media': {
    print: {
      paddingBlock: vars.space.xs,
      breakInside: 'avoid',
    },
  },
});

/**
 * Prevents a line break in the reference if it fits on one line, because people read it out and
 * type it as one word.
 */
export const reference = style({ display: 'inline-block', maxWidth: '100%' });
