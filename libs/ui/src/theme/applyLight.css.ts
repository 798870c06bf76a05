import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colors } from './contract.css.ts';
import { light } from './tokens.ts';

// `:where` has zero specificity: the colors of a custom theme win, whatever the order of the stylesheets.
globalStyle(':where(:root)', {
  colorScheme: 'light',
  vars: assignVars(colors, light),
});
