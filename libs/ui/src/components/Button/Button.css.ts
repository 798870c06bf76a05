import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const fill = createVar();
const fillHover = createVar();
const onFill = createVar();
const ink = createVar();
const edge = createVar();
const hover = createVar();

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  // A column would stretch it to its whole width.
  width: 'fit-content',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.body,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[data-waiting]': { cursor: 'progress' },
    '&[aria-pressed="true"]': { background: vars.accent.ground, color: vars.accent.text },
  },
  // Hidden in print: a button cannot be pressed on paper.
  '@media': { print: { display: 'none' } },
});

export const size = styleVariants({
  regular: {
    minHeight: vars.control.height,
    padding: `${vars.space.xs} ${vars.space.lg}`,
  },
  small: {
    minHeight: vars.control.small,
    padding: `${vars.space.xxs} ${vars.space.sm}`,
    fontSize: vars.text.small,
  },
});

export const fullWidth = style({ width: '100%' });

export const tone = styleVariants({
  accent: {
    vars: {
      [fill]: vars.accent.fill,
      [fillHover]: vars.accent.fillHover,
      [onFill]: vars.accent.onFill,
      [ink]: vars.accent.text,
      [edge]: vars.edge.control,
      [hover]: vars.accent.ground,
    },
  },
  critical: {
    vars: {
      [fill]: vars.tone.critical.fill,
      [fillHover]: vars.tone.critical.fillHover,
      [onFill]: vars.tone.critical.onFill,
      [ink]: vars.tone.critical.text,
      [edge]: vars.tone.critical.text,
      [hover]: vars.tone.critical.ground,
    },
  },
  neutral: {
    vars: {
      [fill]: vars.ink.strong,
      [fillHover]: vars.ink.normal,
      [onFill]: vars.ground.surface,
      [ink]: vars.ink.strong,
      [edge]: vars.edge.control,
      [hover]: vars.ground.sunken,
    },
  },
});

// A loading button keeps its colors, since a short change would flash. A button with
// `aria-disabled` but without `disabled` looks disabled and can still be focused.
const off = '&:disabled:not([data-waiting]), &[aria-disabled="true"]';

/** Forced colors replace the colors of a button that is turned off only by `aria-disabled`. */
const forced = {
  [media.forcedColors]: { selectors: { [off]: { borderColor: 'GrayText', color: 'GrayText' } } },
} as const;

export const variant = styleVariants({
  filled: {
    background: fill,
    color: onFill,
    selectors: {
      [off]: {
        background: vars.ground.sunken,
        borderColor: vars.edge.quiet,
        color: vars.ink.quiet,
      },
      '&[data-loading]:disabled': { background: fill, borderColor: 'transparent', color: onFill },
    },
    '@media': {
      ...forced,
      [media.hover]: {
        selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { background: fillHover } },
      },
    },
  },
  outline: {
    background: vars.ground.surface,
    borderColor: edge,
    color: ink,
    selectors: { [off]: { borderColor: vars.edge.quiet, color: vars.ink.quiet } },
    '@media': {
      ...forced,
      [media.hover]: {
        selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { background: hover } },
      },
    },
  },
  quiet: {
    // A quiet button has no visible edge, so less padding aligns its label with the text around it.
    paddingInline: vars.space.sm,
    background: 'transparent',
    color: ink,
    selectors: { [off]: { color: vars.ink.quiet } },
    '@media': {
      ...forced,
      [media.hover]: {
        selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { background: hover } },
      },
    },
  },
});

/**
 * The visible text. The button also contains its other text (idle or loading), which is invisible.
 * So the button is as wide as the longer text, and nothing moves when loading starts.
 */
export const label = style({
  selectors: {
    '&[data-reserve]': { display: 'inline-flex', flexDirection: 'column' },
    '&[data-reserve]::after': {
      content: 'attr(data-reserve)',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
    },
  },
});

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  width: vars.control.icon,
  height: vars.control.icon,
});

// An icon of another size would overflow.
globalStyle(`${icon} > svg`, { width: '100%', height: '100%' });
