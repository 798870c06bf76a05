import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'inline-grid',
  flex: 'none',
  placeContent: 'center',
  width: vars.control.height,
  height: vars.control.height,
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.full,
  background: vars.accent.ground,
  color: vars.accent.text,
  fontWeight: vars.weight.medium,
  overflow: 'hidden',
});
