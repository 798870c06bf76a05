import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const capsLock = style({ color: vars.tone.caution.text, fontWeight: vars.weight.medium });

export const reveal = style({
  alignSelf: 'stretch',
  minWidth: vars.control.reveal,
  marginBlock: vars.space.xxs,
  marginInlineEnd: `calc(${vars.space.xxs} - ${vars.space.sm})`,
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
