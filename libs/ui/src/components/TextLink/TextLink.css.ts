import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({
  display: 'inline',
  // Makes the target at least 24 px high; within a line of text this does not change the layout.
  padding: `${vars.stroke.thick} 0`,
  border: 0,
  borderRadius: `calc(${vars.radius.control} / 2)`,
  background: 'none',
  color: vars.accent.text,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationThickness: vars.stroke.thin,
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecorationThickness: vars.stroke.thick } } },
  },
});

/** A standalone link has a click target of at least 24 px and is hidden in print. */
export const standalone = style({
  display: 'inline-block',
  paddingBlock: vars.space.xxs,
  '@media': { print: { display: 'none' } },
});
