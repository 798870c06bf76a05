import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { countVariable } from './placeBars.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minWidth: 0,
  containerType: 'inline-size',
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.lg}`,
});

export const summary = style({
  flex: `1 1 ${vars.measure.tooltip}`,
  // Reserves the lines of a sentence, so that the chart does not move.
  minHeight: '2lh',
  maxWidth: vars.measure.line,
  color: vars.ink.normal,
  textWrap: 'pretty',
  '@container': {
    '(max-width: 36em)': { minHeight: '3lh' },
    '(max-width: 20em)': { minHeight: '4lh' },
  },
});

/** Hidden in print: a button cannot be pressed on paper. */
export const toggle = style({
  // Reserves the width of its button, so that the layout is the same without the button.
  minWidth: `calc(${vars.measure.card} * 0.7)`,
  minHeight: vars.control.small,
  '@media': { print: { display: 'none' } },
});

/** Reserves the final height of the chart, and a width that depends on the number of bars. */
export const plot = style({
  position: 'relative',
  height: vars.measure.chart,
  minWidth: 0,
  width: `min(100%, ${vars.measure.bar} * (var(${countVariable}) + 1))`,
  vars: { [countVariable]: '12' },
});

export const waiting = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minWidth: 0,
});

export const unseen = style({ visibility: 'hidden' });

export const place = style({ height: vars.measure.chart });

export const instead = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  textAlign: 'center',
});

/** Same width in print as on screen; scaled down in proportion on narrower paper. */
export const drawing = style({
  '@media': {
    print: {
      width: '100% !important',
      height: '100% !important',
      objectFit: 'scale-down',
      objectPosition: 'left top',
    },
  },
});

// Positioned, so that the canvas never determines the size of its container.
export const canvas = style({
  position: 'absolute',
  inset: 0,
  // The canvas is resized a moment after the window; until then it must not widen the page.
  maxWidth: '100%',
  fontFamily: vars.font.sans,
  fontSize: vars.text.small,
});

export const keys = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const key = style({ borderRadius: vars.radius.control });

/** Positioned by script once the end of its bar is known. */
export const note = style({
  position: 'absolute',
  display: 'grid',
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.control,
  background: vars.ink.strong,
  color: vars.ground.surface,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const noteAmount = style({ fontWeight: vars.weight.bold });
