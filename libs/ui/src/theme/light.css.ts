import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colors } from './contract.css.ts';
import { light } from './tokens.ts';

// `:where` has no weight: the colours of a theme of somebody's own win, wherever its sheet stands.
globalStyle(':where(:root)', {
  colorScheme: 'light',
  vars: assignVars(colors, light),
});
