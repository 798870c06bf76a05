import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minWidth: 0,
  padding: vars.space.lg,
  border: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
  borderRadius: vars.radius.card,
  background: vars.ground.surface,
});

export const label = style({ color: vars.ink.quiet, fontSize: vars.text.small });

const value = style({
  color: vars.ink.strong,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});

// Shrinks a very long amount to the width of its card, so that it is neither cut off nor wrapped.
const fitted = (fontSize: string, usual = fontSize) => ({
  fontSize: usual,
  // Keeps the line height, so that nothing moves when a long amount arrives.
  lineHeight: `calc(${fontSize} * ${vars.leading.heading})`,
  selectors: { '&:has([data-long])': { fontSize: `clamp(${vars.text.lead}, 9cqi, ${fontSize})` } },
});

export const size = styleVariants({
  regular: [value, fitted(vars.text.heading)],
  // Twelve characters fit into the narrowest card, even at twice the text size.
  large: [value, fitted(vars.text.display, `min(${vars.text.display}, 13cqi)`)],
});

export const description = style({ color: vars.ink.quiet, fontSize: vars.text.small });
