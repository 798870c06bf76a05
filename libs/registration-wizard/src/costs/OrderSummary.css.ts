import { media, vars } from '@bank-bonuses/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { fold } from './Costs.css.ts';

/** One line at the window's upper edge, in place of the panel. */
export const staying = style([
  fold,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    borderBlockEnd: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
    background: vars.ground.page,
    // Covers what scrolls below it with its focus rings, without being any wider itself.
    boxShadow: `calc(-1 * ${vars.space.sm}) 0 0 ${vars.ground.page}, ${vars.space.sm} 0 0 ${vars.ground.page}`,
  },
]);

// A focused element stops below the line, even where large text wraps it.
globalStyle(`html:has(${staying})`, {
  scrollPaddingBlockStart: '5rem',
  '@media': { [media.fromDesktop]: { scrollPaddingBlockStart: 'auto' } },
});

/** Over the fields, so that nothing moves when it opens and closes. */
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

// Beside the browser's own marker, which leaves as much room.
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

// Where the panel would follow the form, the line above the fields says the same.
globalStyle(`aside:has(${panel})`, {
  display: 'none',
  '@media': { [media.fromDesktop]: { display: 'flex' } },
});
