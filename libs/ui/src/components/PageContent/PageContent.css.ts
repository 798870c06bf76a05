import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

// Focused only by the skip link, so the page needs no focus ring.
export const root = style({
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  padding: `${vars.space.lg} ${vars.space.md} ${vars.space.xxl}`,
  outline: 'none',
  '@media': {
    [media.fromTablet]: { padding: `${vars.space.xl} ${vars.space.xl} ${vars.space.xxl}` },
    print: { padding: 0 },
  },
});
