import { media, vars } from '@bank-bonuses/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { fold } from './Costs.css.ts';

/** Sticky line at the top of a narrow window, which replaces the panel. */
export const staying = style([
  fold,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    borderBlockEnd: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
    background: vars.ground.page,
    // Extends the background to the sides without widening the line, so that it covers the focus
    // rings of content that scrolls below it.
    boxShadow: `calc(-1 * ${vars.space.sm}) 0 0 ${vars.ground.page}, ${vars.space.sm} 0 0 ${vars.ground.page}`,
  },
]);

// Scrolls a focused element to below the line, even where large text wraps the line.
globalStyle(`html:has(${staying})`, {
  scrollPaddingBlockStart: '5rem',
  '@media': { [media.fromDesktop]: { scrollPaddingBlockStart: 'auto' } },
});

/**
 * The open details. Positioned over the fields, so that the fields do not move when the details
 * open or close.
 */
export const unfolded = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  padding: vars.space.sm,
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.edge.control}`,
  background: vars.ground.surface,
  boxShadow: vars.shadow.float,
});

export const summary = style({
  paddingBlock: vars.space.xs,
  color: vars.accent.text,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
});

// Leaves room for the browser's disclosure marker.
export const line = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  width: 'calc(100% - 1.25em)',
});

export const total = style({
  color: vars.ink.strong,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
});

export const panel = style({});

// In narrow windows the line above the fields replaces the panel.
globalStyle(`aside:has(${panel})`, {
  display: 'none',
  '@media': { [media.fromDesktop]: { display: 'flex' } },
});
