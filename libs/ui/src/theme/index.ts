import './reset.css.ts';
import './scale.css.ts';
import './applyLight.css.ts';
import './applyDark.css.ts';

export { vars } from './contract.css.ts';
export { contrast } from './contrast.ts';
export { findLowContrast } from './findLowContrast.ts';
export type { LowContrast } from './findLowContrast.ts';
export { media } from './media.ts';
export {
  breakpoint,
  control,
  dark,
  font,
  layer,
  leading,
  light,
  measure,
  motion,
  radius,
  space,
  stroke,
  text,
  tracking,
  weight,
} from './tokens.ts';
export type { ColorTokens } from './tokens.ts';
