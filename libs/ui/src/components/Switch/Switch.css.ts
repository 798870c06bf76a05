import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { row as checkboxRow } from '../Checkbox/Checkbox.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

export const row = style([checkboxRow]);

const trackWidth = `calc(2 * ${vars.control.check} - ${vars.space.xs})`;
const travel = `calc(${vars.control.check} - ${vars.space.xs})`;

export const input = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: trackWidth,
  height: vars.control.check,
  margin: 0,
  border: `${vars.stroke.thin} solid ${vars.edge.control}`,
  borderRadius: vars.radius.full,
  background: vars.ground.sunken,
  cursor: 'inherit',
  selectors: {
    // The thumb is a pseudo-element, so that the native input needs no extra markup.
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: vars.stroke.thick,
      insetInlineStart: vars.stroke.thick,
      aspectRatio: '1',
      borderRadius: vars.radius.full,
      background: vars.edge.control,
    },
    '&:checked': { background: vars.accent.fill, borderColor: vars.accent.fill },
    '&:checked::before': { translate: travel, background: vars.accent.onFill },
    '&:checked:dir(rtl)::before': { translate: `calc(-1 * ${travel})` },
    '&:disabled': { background: vars.ground.sunken, borderColor: vars.edge.quiet },
    '&:disabled::before': { background: vars.edge.quiet },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled, :checked)': { borderColor: vars.ink.quiet } },
    },
    [media.forcedColors]: {
      selectors: {
        '&::before': { background: 'ButtonText' },
        '&:checked': { background: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
});

/** The description starts below the label's text. */
export const below = style({ paddingInlineStart: `calc(${trackWidth} + ${vars.space.sm})` });
