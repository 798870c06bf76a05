import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colors } from './contract.css.ts';
import { light } from './tokens.ts';

globalStyle(':root, :root[data-theme="light"]', {
  colorScheme: 'light',
  vars: assignVars(colors, light),
});
