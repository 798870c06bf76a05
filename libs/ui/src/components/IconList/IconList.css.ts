import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.lg });

export const item = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.md });

export const mark = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.control.mark,
  height: vars.control.mark,
  border: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
  borderRadius: vars.radius.full,
  background: vars.ground.surface,
  color: vars.accent.text,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minWidth: 0,
  maxWidth: vars.measure.line,
  // Vertically centers the first line of text on the icon.
  paddingBlockStart: `calc((${vars.control.mark} - 1lh) / 2)`,
  textWrap: 'pretty',
});

export const title = style({ color: vars.ink.strong, fontWeight: vars.weight.medium });

export const description = style({ color: vars.ink.quiet, fontSize: vars.text.small });
