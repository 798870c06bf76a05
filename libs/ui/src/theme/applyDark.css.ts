import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colors } from './contract.css.ts';
import { media } from './media.ts';
import { dark } from './tokens.ts';

const theme = { colorScheme: 'dark', vars: assignVars(colors, dark) } as const;

// Print is always light.
globalStyle(':where(:root[data-theme~="dark"])', { '@media': { screen: theme } });

// A page with a custom theme has a `data-theme` and is based on light, even on a dark system:
// combined with the dark colors, the theme could show black on black. A custom theme that is based
// on dark has both names: `data-theme="dark mine"`.
globalStyle(':where(:root:not([data-theme]))', {
  '@media': { [`screen and ${media.dark}`]: theme },
});
