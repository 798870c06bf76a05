import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

export const list = style({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  '@media': {
    [media.fromTablet]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  },
});

export const step = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="done"]': { color: vars.ink.normal },
    '&[aria-current="step"]': { color: vars.ink.strong, fontWeight: vars.weight.bold },
  },
});

/** Stands for the name on a phone, where the names of all steps would not fit. */
export const number = style({ '@media': { [media.fromTablet]: { display: 'none' } } });

export const name = style({
  selectors: {
    // On a phone only the current step's name is visible; screen readers read all names.
    [`${step}:not([aria-current]) > &`]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
  '@media': {
    [media.fromTablet]: {
      selectors: {
        [`${step}:not([aria-current]) > &`]: {
          position: 'static',
          width: 'auto',
          height: 'auto',
          clipPath: 'none',
          whiteSpace: 'normal',
        },
      },
    },
  },
});

export const checkMark = style({
  flex: 'none',
  width: vars.space.md,
  height: vars.space.md,
  color: vars.accent.text,
});
