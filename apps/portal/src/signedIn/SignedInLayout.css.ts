import { media, vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: `${vars.measure.sidebar} minmax(0, 1fr)`,
      gridTemplateRows: '1fr',
    },
  },
});

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.lg,
  padding: vars.space.md,
  background: vars.ground.sunken,
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
  '@media': {
    [media.fromTablet]: {
      position: 'sticky',
      top: 0,
      gridTemplateRows: 'auto auto 1fr auto',
      height: '100dvh',
      padding: vars.space.lg,
      overflowY: 'auto',
      borderBlockEnd: 0,
      borderInlineEnd: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
    },
  },
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minWidth: 0,
});

export const avatar = style({
  display: 'grid',
  flex: 'none',
  placeContent: 'center',
  width: vars.control.height,
  height: vars.control.height,
  borderRadius: vars.radius.full,
  background: vars.accent.ground,
  color: vars.accent.text,
  fontWeight: vars.weight.medium,
});

export const names = style({ display: 'grid', minWidth: 0 });

export const greeting = style({ fontSize: vars.text.small, color: vars.ink.quiet });

export const email = style({
  color: vars.ink.strong,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const links = style({ display: 'grid', gap: vars.space.xxs });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.height,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  color: vars.ink.normal,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.ink.strong, textDecoration: 'underline' },
    '&[aria-current="page"]': { background: vars.ground.surface, color: vars.accent.text },
  },
});

export const foot = style({ display: 'grid', gap: vars.space.md });

export const content = style({
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  padding: vars.space.md,
  paddingBlockEnd: vars.space.xxl,
  // Focused by the skip link only, which is no reason for a ring around the whole page.
  outline: 'none',
  '@media': {
    [media.fromTablet]: { padding: vars.space.xl },
  },
});
