import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const root = style({
  display: 'inline-grid',
  flex: 'none',
  placeContent: 'center',
  width: vars.control.mark,
  height: vars.control.mark,
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  overflow: 'hidden',
});

export const look = styleVariants(vars.monogram, ({ text, ground }) => [
  root,
  { background: ground, color: text },
]);
