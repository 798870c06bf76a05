import { media, vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minHeight: '100%',
  padding: vars.space.md,
});

/** The collapsed sidebar: as wide as its buttons plus a small padding. */
export const rail = style([
  root,
  { alignItems: 'center', paddingInline: vars.space.xs, paddingBlock: vars.space.sm },
]);

export const links = style({ display: 'grid', gap: vars.space.xxs });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minWidth: vars.control.height,
  minHeight: vars.control.height,
  // Centers the icon in the square link of the rail: half of the space around the icon, minus the
  // border.
  paddingInline: `calc((${vars.control.height} - ${vars.control.icon}) / 2 - ${vars.stroke.thin})`,
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.control,
  color: vars.ink.normal,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.ink.strong, textDecoration: 'underline' },
    [`${rail} &:hover`]: { background: vars.ground.surface },
    '&[aria-current="page"]': {
      borderColor: vars.edge.quiet,
      background: vars.ground.surface,
      color: vars.accent.text,
    },
  },
  '@media': {
    // In forced colors, all borders are visible and backgrounds are not, so the current page needs
    // its own colors.
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

/** Moves rarely used items to the bottom. */
export const end = style({ display: 'grid', gap: vars.space.md, marginBlockStart: 'auto' });
