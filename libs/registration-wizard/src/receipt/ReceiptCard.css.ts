import { light, vars } from '@bank-bonuses/ui/theme';
import { assignVars, globalStyle, style } from '@vanilla-extract/css';

/** Hidden in print. */
export const onScreenOnly = style({ '@media': { print: { display: 'none' } } });

const { ground, ink, edge, accent, earned, tone, monogram, focus, scrim, shadow } = vars;

// Browsers leave the grounds out when they print, and light ink on white paper cannot be read.
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

// So do they fit one sheet.
globalStyle(`${lines} > dl > div`, {
  '@media': {
    print: {
      paddingBlock: vars.space.xs,
      breakInside: 'avoid',
    },
  },
});
