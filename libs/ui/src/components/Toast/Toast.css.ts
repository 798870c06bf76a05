import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const appear = `${vars.motion.slow} ${vars.motion.ease}`;

// The newest toast is at the bottom of the window, where people look for messages.
export const viewport = style({
  position: 'fixed',
  insetInline: vars.space.md,
  insetBlockEnd: vars.space.md,
  zIndex: vars.layer.overlay,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.xs,
  // Clicks between and beside the toasts reach the page.
  pointerEvents: 'none',
  selectors: {
    '&[data-place="top"]': { insetBlock: `${vars.space.md} auto`, flexDirection: 'column' },
  },
  '@media': {
    [media.fromTablet]: {
      insetInlineStart: 'auto',
      insetInlineEnd: vars.space.lg,
      insetBlockEnd: vars.space.lg,
      width: vars.measure.aside,
      selectors: { '&[data-place="top"]': { insetBlock: `${vars.space.lg} auto` } },
    },
    print: { display: 'none' },
  },
});

export const root = style({
  position: 'relative',
  // Puts newer toasts above older ones, so that no shadow falls on a newer one.
  zIndex: 'calc(9 - var(--toast-index, 0))',
  border: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
  borderRadius: vars.radius.card,
  background: vars.ground.surface,
  color: vars.ink.normal,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
  // Swiping moves the toast instead of scrolling the page.
  touchAction: 'none',
  transform: 'translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0))',
  transition: `opacity ${appear}, transform ${appear}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': {
      opacity: 0,
      transform: `translateY(${vars.space.xs})`,
    },
    '&[data-limited]': { display: 'none' },
  },
});

export const content = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  padding: `${vars.space.xs} ${vars.space.xs} ${vars.space.xs} ${vars.space.md}`,
});

// Centers the first line of the text and the icon on the close button.
const beside = `calc((${vars.control.height} - ${vars.text.body} * ${vars.leading.text}) / 2)`;

const mark = style({
  flex: 'none',
  width: vars.control.icon,
  height: vars.control.icon,
  marginBlockStart: `calc((${vars.control.height} - ${vars.control.icon}) / 2)`,
});

export const icon = styleVariants(vars.tone, (tone) => [mark, { color: tone.text }]);

export const words = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: beside,
  overflowWrap: 'anywhere',
});

export const title = style({ color: vars.ink.strong, fontWeight: vars.weight.medium });

export const description = style({ color: vars.ink.normal, fontSize: vars.text.small });
