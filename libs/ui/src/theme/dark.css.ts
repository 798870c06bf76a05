import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colors } from './contract.css.ts';
import { media } from './media.ts';
import { dark } from './tokens.ts';

const theme = { colorScheme: 'dark', vars: assignVars(colors, dark) } as const;

globalStyle(':root[data-theme="dark"]', theme);

globalStyle(':root:not([data-theme="light"])', { '@media': { [media.dark]: theme } });
