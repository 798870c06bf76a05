import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { countVariable } from './placeBars.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  // Fills the container, also as a flex or grid item that is not stretched.
  width: '100%',
  minWidth: 0,
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
  maxWidth: vars.measure.line,
  color: vars.ink.normal,
  textWrap: 'pretty',
});

/** A gray bar in place of each line of the expected summary. */
export const expected = style({
  borderRadius: vars.radius.control,
  background: vars.edge.quiet,
  boxDecorationBreak: 'clone',
  color: 'transparent',
  userSelect: 'none',
  // Forced colors would make the text visible.
  forcedColorAdjust: 'none',
});

/** Hidden in print: a button cannot be pressed on paper. */
export const toggle = style({
  // Reserves the width of the button, so that the layout is the same while there is no button.
  minWidth: `calc(${vars.measure.card} * 0.7)`,
  minHeight: vars.control.small,
  '@media': { print: { display: 'none' } },
});

/** Reserves the final height of the chart. */
export const plot = style({ position: 'relative', height: vars.measure.chart });

/** Limits the plot to a width that depends on the number of bars. */
export const asWideAsBars = style({
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

/**
 * The drawing is as wide in print as on screen. On narrower paper it is scaled down in proportion.
 */
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

// Absolutely positioned, so that the canvas never determines the size of its container.
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

/** The amount above a bar. A script positions it once the end of the bar is known. */
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
