import { media, vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs });

export const choice = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: vars.control.small,
  paddingInline: vars.space.sm,
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.control,
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  whiteSpace: 'nowrap',
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.edge.control,
      background: vars.ground.surface,
      color: vars.ink.strong,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/**
 * The radio button, invisible and as large as its whole option, which is thereby the click target
 * and shows the focus ring.
 */
export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: vars.radius.control,
  appearance: 'none',
  cursor: 'pointer',
});
