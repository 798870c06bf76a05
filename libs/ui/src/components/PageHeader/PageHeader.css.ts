import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  // Reserves the height of the button.
  minHeight: vars.control.small,
  minWidth: 0,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minWidth: 0,
});

export const description = style({ color: vars.ink.quiet });

// Reserves its space before the update time is known, so that nothing moves.
export const freshness = style({
  display: 'flex',
  flexBasis: '100%',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.fromTablet]: { flexBasis: 'auto', marginInlineStart: 'auto' } },
});

/** The update time; as wide as its longest text. */
export const updated = style({
  '::after': {
    content: 'Updated 59 minutes ago',
    display: 'block',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
  },
  '@media': { [media.fromTablet]: { textAlign: 'end' }, print: { display: 'none' } },
});

export const onPaper = style({ display: 'none', '@media': { print: { display: 'inline' } } });
