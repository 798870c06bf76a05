import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const reveal = style({
  alignSelf: 'stretch',
  // Both words fit, so that the field does not change its width.
  minWidth: '3.75rem',
  marginBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.accent.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: { '&:disabled': { color: vars.ink.quiet, cursor: 'not-allowed' } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: vars.accent.ground } } },
  },
});
