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

/** A bar at the top of a phone, with the way out beside the logo; a column beside the page elsewhere. */
export const side = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'start',
  alignItems: 'center',
  gap: vars.space.md,
  padding: vars.space.md,
  background: vars.ground.sunken,
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
  '@media': {
    [media.fromTablet]: {
      position: 'sticky',
      top: 0,
      gridTemplateColumns: '1fr',
      gridTemplateRows: 'auto auto 1fr auto',
      alignItems: 'start',
      gap: vars.space.lg,
      height: '100dvh',
      padding: vars.space.lg,
      overflowY: 'auto',
      borderBlockEnd: 0,
      borderInlineEnd: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
    },
  },
});

export const wide = style({ gridColumn: '1 / -1' });

export const logout = style({
  gridRow: 1,
  gridColumn: 2,
  '@media': {
    [media.fromTablet]: { gridRow: 'auto', gridColumn: 'auto' },
  },
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

export const page = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: vars.space.xxl,
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  padding: vars.space.md,
  '@media': {
    [media.fromTablet]: { padding: vars.space.xl },
  },
});

// Focused by the skip link only, which is no reason for a ring around the whole page.
export const content = style({ minWidth: 0, outline: 'none' });

export const footer = style({ maxWidth: vars.measure.sidebar });
