import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** How many bars there are; set by script. */
export const count = createVar();

export const root = style({
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
  flex: `1 1 ${vars.measure.card}`,
  // The lines that a sentence takes are kept from the start, so that the chart stays where it is.
  minHeight: '2lh',
  maxWidth: vars.measure.line,
  color: vars.ink.normal,
  textWrap: 'pretty',
  '@container': { '(max-width: 24em)': { minHeight: '3lh' } },
});

/** Paper cannot be pressed. */
export const toggle = style({
  minHeight: vars.control.small,
  '@media': { print: { display: 'none' } },
});

/** As high as it will be from the first moment on, and as wide as its bars need. */
export const plot = style({
  position: 'relative',
  height: vars.measure.chart,
  minWidth: 0,
  width: `min(100%, ${vars.measure.bar} * (${count} + 1))`,
  vars: { [count]: '12' },
});

export const place = style({ height: vars.measure.chart });

// Positioned, so that the canvas never has a say in the size of what it is in.
export const canvas = style({
  position: 'absolute',
  inset: 0,
  fontFamily: vars.font.sans,
  fontSize: vars.text.small,
});

export const keys = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  // The picture below answers to the pointer.
  pointerEvents: 'none',
});

export const key = style({ borderRadius: vars.radius.control });
