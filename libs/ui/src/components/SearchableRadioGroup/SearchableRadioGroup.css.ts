import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  // Shows five and a half rows: the cut-off row indicates that the list scrolls.
  maxHeight: `calc(5.5 * ${vars.control.height})`,
  border: `${vars.stroke.thin} solid ${vars.edge.control}`,
  borderRadius: vars.radius.control,
  background: vars.ground.surface,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flex: 'none',
  minHeight: vars.control.height,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  color: vars.ink.strong,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: vars.accent.ground, fontWeight: vars.weight.medium },
    '&:has(:focus-visible)': {
      outline: `${vars.stroke.focus} solid ${vars.focus}`,
      outlineOffset: `calc(-1 * ${vars.stroke.focus})`,
    },
    '& + &': { borderBlockStart: `${vars.stroke.thin} solid ${vars.edge.quiet}` },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:checked))': { background: vars.ground.page } },
    },
  },
});

export const empty = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  color: vars.ink.quiet,
});
