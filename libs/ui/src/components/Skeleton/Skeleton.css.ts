import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({ display: 'block', borderRadius: vars.radius.control });

export const variant = styleVariants({
  text: [
    base,
    {
      // Has the height of a text line; the visible part has the height of its letters.
      height: '1lh',
      borderBlock: '0.25em solid transparent',
      background: `${vars.edge.quiet} padding-box`,
    },
  ],
  control: [base, { height: vars.control.height, background: vars.edge.quiet }],
  block: [base, { height: '100%', minHeight: vars.space.xxxl, background: vars.edge.quiet }],
});

export const width = styleVariants({
  full: { width: '100%' },
  half: { width: '50%' },
  third: { width: '33%' },
});
