import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { appear, going } from '../../internal/backdrop.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.float,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: vars.space.md,
  selectors: going,
  '@media': { print: { position: 'static', display: 'block', padding: 0 } },
});

// In print, the dialog stands alone, as long as its text: the page behind it is hidden, and nothing
// limits the height, also not the style that keeps the page from scrolling.
globalStyle(`body:has(${viewport}) > :not(:has(${viewport}))`, {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(`:is(html, body):has(${viewport})`, {
  '@media': {
    print: {
      position: 'static !important' as 'static',
      height: 'auto !important',
      overflow: 'visible !important',
    },
  },
});

/**
 * Scroll padding for the focus ring: on focus, the browser scrolls only the input into view, so the
 * ring around the field's box would be cut off at the edge.
 */
const roomForRing = vars.space.sm;

const popup = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: '100%',
  border: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
  borderRadius: vars.radius.card,
  background: vars.ground.surface,
  color: vars.ink.normal,
  boxShadow: vars.shadow.float,
  overflow: 'hidden',
  transition: `opacity ${appear}, transform ${appear}`,
  selectors: {
    ...going,
    '&[data-starting-style], &[data-ending-style]': {
      opacity: 0,
      transform: `translateY(${vars.space.xs})`,
    },
    '&:focus': { outline: 'none' },
  },
  '@media': {
    [media.short]: {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollPaddingBlock: roomForRing,
    },
    print: {
      display: 'block',
      maxHeight: 'none',
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
      overflow: 'visible',
      // A dialog that opened from this one covers it.
      selectors: { '&[data-nested-dialog-open]': { display: 'none' } },
    },
  },
});

export const size = styleVariants({
  regular: [popup, { '@media': { screen: { maxWidth: vars.measure.dialog } } }],
  wide: [popup, { '@media': { screen: { maxWidth: vars.measure.dialogWide } } }],
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.md,
  padding: `${vars.space.md} ${vars.space.md} ${vars.space.sm} ${vars.space.lg}`,
});

export const title = style({
  // A long word at twice the text size wraps instead of pushing the close button out of the dialog.
  minWidth: 0,
  overflowWrap: 'anywhere',
  // Vertically centers a title of one line on the close button.
  paddingBlock: vars.space.xs,
  color: vars.ink.strong,
  fontSize: vars.text.title,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
});

export const description = style({
  padding: `0 ${vars.space.lg} ${vars.space.md}`,
  color: vars.ink.quiet,
});

export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  padding: `${vars.space.xxs} ${vars.space.lg} ${vars.space.lg}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: roomForRing,
  // Draws the focus ring of a focused scrollable text inside its edges.
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` } },
  // On a low screen the dialog scrolls as a whole: a fixed title and fixed buttons would leave one
  // line for the text.
  '@media': {
    [media.short]: { flex: 'none', overflowY: 'visible' },
    print: { overflow: 'visible', selectors: { '&:focus-visible': { outline: 'none' } } },
  },
});

export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.sm,
  padding: `${vars.space.md} ${vars.space.lg}`,
  borderBlockStart: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
  '@media': {
    [media.fromTablet]: { flexDirection: 'row', justifyContent: 'flex-end' },
    // Buttons are hidden in print.
    print: { display: 'none' },
  },
});

// On a phone, each button fills its row.
globalStyle(`${actions} > :is(a, button)`, {
  width: '100%',
  '@media': { [media.fromTablet]: { width: 'fit-content' } },
});
