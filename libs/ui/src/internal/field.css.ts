import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minWidth: 0,
});

/**
 * Uses margins between the parts of a fieldset instead of a gap: in WebKit a legend never becomes
 * an item of the flex container, so a gap would not apply below it.
 */
export const fieldset = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
globalStyle(`${fieldset} > * + *`, { marginBlockStart: vars.space.xs });

export const heading = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs });

export const label = style({
  display: 'block',
  color: vars.ink.strong,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
});

/**
 * Floating removes the legend from the fieldset's border, so that it has the spacing of a label.
 */
export const legend = style([label, { float: 'left' }]);

export const optional = style({ color: vars.ink.quiet, fontWeight: vars.weight.regular });

export const description = style({
  color: vars.ink.quiet,
  fontSize: vars.text.small,
  maxWidth: vars.measure.line,
});

export const error = style({
  display: 'flex',
  gap: vars.space.xs,
  color: vars.tone.critical.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  whiteSpace: 'pre-line',
});

export const errorIcon = style({
  flex: 'none',
  width: vars.control.icon,
  height: vars.control.icon,
});

/** Advice below the control that is not an error. */
export const note = style({
  color: vars.ink.normal,
  fontSize: vars.text.small,
  // An empty note takes no space.
  selectors: { '&:empty': { display: 'none' } },
});

/** The bordered box around a text control and its trailing content. */
export const box = style({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: vars.control.height,
  borderRadius: vars.radius.control,
  border: `${vars.stroke.thin} solid ${vars.edge.control}`,
  background: vars.ground.surface,
  color: vars.ink.strong,
  selectors: {
    '&:has(> :is(input, select, textarea):focus-visible)': {
      outline: `${vars.stroke.focus} solid ${vars.focus}`,
      outlineOffset: vars.stroke.focusGap,
    },
    '&:has(> :is(input, select, textarea)[aria-invalid="true"])': {
      borderColor: vars.tone.critical.text,
      // Doubles the border with an inset shadow, so that nothing moves when an error appears.
      boxShadow: `inset 0 0 0 ${vars.stroke.thin} ${vars.tone.critical.text}`,
    },
    '&:has(> :is(input, select, textarea):disabled)': {
      background: vars.ground.sunken,
      borderColor: vars.edge.quiet,
      color: vars.ink.quiet,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:has(> :is(:disabled, [aria-invalid="true"])))': {
          borderColor: vars.ink.quiet,
        },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&:has(> :is(input, select, textarea)[aria-invalid="true"])': {
          borderWidth: vars.stroke.thick,
        },
      },
    },
  },
});

/** The box of a field for about a dozen characters. */
export const shortBox = style([box, { maxWidth: vars.measure.shortField }]);

export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  padding: `0 ${vars.space.sm}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  outline: 'none',
  fontSize: vars.text.body,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::placeholder': { color: vars.ink.quiet, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed', opacity: 1, WebkitTextFillColor: vars.ink.quiet },
  },
});

// Browsers color autofilled fields yellow or blue; the field keeps its own colors.
globalStyle(`${input}:autofill`, {
  WebkitTextFillColor: vars.ink.strong,
  caretColor: vars.ink.strong,
  boxShadow: `inset 0 0 0 100vmax ${vars.accent.ground}`,
});

export const trailing = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  paddingInlineEnd: vars.space.sm,
  color: vars.ink.quiet,
  fontSize: vars.text.small,
});
