import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'inline-flex',
  flex: 'none',
  width: vars.control.icon,
  height: vars.control.icon,
});

globalStyle(`${root} > svg`, { width: '100%', height: '100%' });
