import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  padding: vars.space.md,
  border: `${vars.stroke.thin} dashed ${vars.edge.control}`,
  borderRadius: vars.radius.card,
  background: vars.ground.surface,
  selectors: {
    '&[data-shape="id"]': { maxWidth: vars.measure.idPhoto },
    '&[data-shape="portrait"]': { maxWidth: vars.measure.portraitPhoto },
    '&[data-filled]': { borderStyle: 'solid', borderColor: vars.edge.quiet },
    '&[data-invalid]': {
      borderColor: vars.tone.critical.text,
      borderWidth: vars.stroke.thick,
      padding: `calc(${vars.space.md} - ${vars.stroke.thin})`,
    },
    '&[data-over]': { borderColor: vars.accent.fill, background: vars.accent.ground },
    '&:has(input:focus-visible)': {
      outline: `${vars.stroke.focus} solid ${vars.focus}`,
      outlineOffset: vars.stroke.focusGap,
    },
  },
});

const frame = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  borderRadius: vars.radius.control,
  background: vars.ground.sunken,
  color: vars.ink.quiet,
  overflow: 'hidden',
});

export const shape = styleVariants({
  id: [frame, { aspectRatio: '1.586' }],
  portrait: [frame, { aspectRatio: '4 / 5' }],
});

export const outline = style({
  width: '62%',
  height: '62%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: vars.stroke.thick,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

// Lines have the same width in a frame of any size.
globalStyle(`${outline} > *`, { vectorEffect: 'non-scaling-stroke' });

/** Shows the whole photo, because people check its corners. */
export const preview = style({ width: '100%', height: '100%', objectFit: 'contain' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

/**
 * Contains the native input, which covers the card's first button, so that both are one tab stop
 * and one target.
 */
export const chooser = style({ position: 'relative', display: 'inline-flex' });

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: 0,
  selectors: { '&::file-selector-button': { cursor: 'pointer' } },
});

/** Shown on touch devices, which have a camera app, and where the page can open a live camera. */
export const camera = style({
  display: 'none',
  selectors: { '&[data-live]': { display: 'inline-flex' } },
  '@media': { [media.touch]: { display: 'inline-flex' } },
});
