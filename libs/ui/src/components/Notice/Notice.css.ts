import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'flex',
  gap: vars.space.sm,
  padding: vars.space.md,
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.control,
  color: vars.ink.normal,
});

export const root = styleVariants(vars.tone, (tone) => [base, { background: tone.ground }]);

const mark = style({
  flex: 'none',
  width: vars.control.icon,
  height: vars.control.icon,
  marginBlockStart: vars.stroke.thick,
});

export const icon = styleVariants(vars.tone, (tone) => [mark, { color: tone.text }]);

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minWidth: 0,
  maxWidth: vars.measure.line,
});

const heading = style({ fontWeight: vars.weight.bold });

export const title = styleVariants(vars.tone, (tone) => [heading, { color: tone.text }]);
