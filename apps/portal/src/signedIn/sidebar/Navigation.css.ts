import { media, vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minHeight: '100%',
  padding: vars.space.md,
});

export const links = style({ display: 'grid', gap: vars.space.xxs });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: vars.control.height,
  paddingInline: vars.space.sm,
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.control,
  color: vars.ink.normal,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.ink.strong, textDecoration: 'underline' },
    '&[aria-current="page"]': {
      borderColor: vars.edge.quiet,
      background: vars.ground.surface,
      color: vars.accent.text,
    },
  },
  '@media': {
    // Where every border shows and no ground does, the page's own way would look like the others.
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: {
        '&[aria-current="page"]': {
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/** What is seldom needed stands at the bottom. */
export const end = style({ display: 'grid', gap: vars.space.md, marginBlockStart: 'auto' });
