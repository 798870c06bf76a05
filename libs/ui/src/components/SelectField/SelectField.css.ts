import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const select = style({
  appearance: 'none',
  paddingInlineEnd: vars.space.xxl,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:has(> option[value=""]:checked)': { color: vars.ink.quiet } },
});

export const chevron = style({
  alignSelf: 'center',
  flex: 'none',
  width: vars.control.icon,
  height: vars.control.icon,
  marginInlineStart: `calc(-1 * (${vars.control.icon} + ${vars.space.sm}))`,
  marginInlineEnd: vars.space.sm,
  color: vars.ink.quiet,
  pointerEvents: 'none',
});
