import { style } from '@vanilla-extract/css';
import { input } from '../../internal/field.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const textArea = style([
  input,
  {
    resize: 'vertical',
    // Gives the text the same distance from the edge as in a one-line field, whose height is fixed.
    padding: `calc((${vars.control.height} - 2 * ${vars.stroke.thin} - 1lh) / 2) ${vars.space.sm}`,
  },
]);
