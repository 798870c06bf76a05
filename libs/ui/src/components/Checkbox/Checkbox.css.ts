import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  // The click target is larger than the visible row and ends halfway to its neighbor.
  paddingBlock: `calc(${vars.space.sm} / 2)`,
  marginBlock: `calc(${vars.space.sm} / -2)`,
  color: vars.ink.normal,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.ink.quiet, cursor: 'not-allowed' } },
});

export const box = style({
  position: 'relative',
  flex: 'none',
  width: vars.control.check,
  height: vars.control.check,
});

export const input = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '100%',
  border: `${vars.stroke.thin} solid ${vars.edge.control}`,
  borderRadius: `calc(${vars.radius.control} / 2)`,
  background: vars.ground.surface,
  cursor: 'inherit',
  selectors: {
    '&:checked': { background: vars.accent.fill, borderColor: vars.accent.fill },
    '&:disabled': { background: vars.ground.sunken, borderColor: vars.edge.quiet },
    '&[aria-invalid="true"]': {
      borderColor: vars.tone.critical.text,
      borderWidth: vars.stroke.thick,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled, :checked)': { borderColor: vars.ink.quiet } },
    },
  },
});

export const checkMark = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: vars.control.icon,
  height: vars.control.icon,
  color: vars.accent.onFill,
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: {
    'input:checked + &': { visibility: 'visible' },
    'input:checked:disabled + &': { color: vars.ink.quiet },
  },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

/** Description and error align with the label's text. */
export const below = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingInlineStart: `calc(${vars.control.check} + ${vars.space.sm})`,
});
