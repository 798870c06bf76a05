import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  // As high without its button as with it.
  minHeight: vars.control.small,
  minWidth: 0,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minWidth: 0,
});

export const subtitle = style({ color: vars.ink.quiet });

// As high as its button, so that nothing moves when the time of the update is known.
export const freshness = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: vars.control.small,
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Paper cannot be pressed. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
