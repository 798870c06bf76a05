import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colors } from './contract.css.ts';
import { media } from './media.ts';
import { dark } from './tokens.ts';

const theme = { colorScheme: 'dark', vars: assignVars(colors, dark) } as const;

// On paper everything is light.
globalStyle(':root[data-theme="dark"]', { '@media': { screen: theme } });

globalStyle(':root:not([data-theme="light"])', {
  '@media': { [`screen and ${media.dark}`]: theme },
});
