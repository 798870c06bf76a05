import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/**
 * Minimum width for five steps side by side. Used in a container query, because the available width
 * depends on the container, not on the window.
 */
const roomy = '(min-width: 50em)';

export const root = style({ containerType: 'inline-size', minWidth: 0 });

export const list = style({
  display: 'grid',
  '@container': {
    [roomy]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

const middle = `calc(${vars.control.icon} / 2)`;

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.sm,
  paddingBlockEnd: vars.space.md,
  '@container': {
    [roomy]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      rowGap: vars.space.xs,
      paddingBlockEnd: 0,
      paddingInlineEnd: vars.space.md,
    },
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0, paddingInlineEnd: 0 },
    // The line from this step to the next one.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${vars.control.icon} + ${vars.space.xxs}) 0`,
      insetInlineStart: middle,
      borderInlineStart: `${vars.stroke.thin} solid ${vars.edge.control}`,
    },
  },
});

globalStyle(`${step}:not(:last-child)::before`, {
  '@container': {
    [roomy]: {
      insetBlock: `calc(${middle} + ${vars.stroke.thin}) auto`,
      insetInline: `calc(${vars.control.icon} + ${vars.space.xxs}) ${vars.space.xxs}`,
      borderInlineStart: 'none',
      borderBlockStart: `${vars.stroke.thin} solid ${vars.edge.control}`,
    },
  },
});

globalStyle(`${step}[data-state="done"]::before`, { borderColor: vars.tone.positive.text });

export const mark = styleVariants(
  {
    done: vars.tone.positive.text,
    current: vars.ink.strong,
    upcoming: vars.edge.control,
  },
  (color) => [
    {
      width: vars.control.icon,
      height: vars.control.icon,
      // Vertically centers the marker on the text's first line.
      marginBlockStart: vars.stroke.thin,
      color,
    },
  ],
);

export const texts = style({ minWidth: 0 });

const anyName = style({ overflowWrap: 'anywhere' });

export const title = styleVariants({
  done: [anyName],
  current: [anyName, { color: vars.ink.strong, fontWeight: vars.weight.bold }],
  upcoming: [anyName, { color: vars.ink.quiet }],
});

export const state = style({ color: vars.ink.quiet, fontSize: vars.text.small });

export const now = style({ color: vars.accent.text, fontWeight: vars.weight.medium });

export const description = style({ marginBlockStart: vars.space.xxs, fontSize: vars.text.small });
