import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const tone = styleVariants({
  inherit: {},
  normal: { color: vars.ink.normal },
  strong: { color: vars.ink.strong },
  quiet: { color: vars.ink.quiet },
  critical: { color: vars.tone.critical.text },
  positive: { color: vars.tone.positive.text },
});

export const size = styleVariants({
  small: { fontSize: vars.text.small },
  regular: { fontSize: vars.text.body },
  large: { fontSize: vars.text.lead },
});

export const weight = styleVariants({
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  bold: { fontWeight: vars.weight.bold },
});

export const measure = styleVariants({
  // A URL without spaces breaks before it overflows its column.
  line: { maxWidth: vars.measure.line, textWrap: 'pretty', overflowWrap: 'break-word' },
  none: {},
});

export const align = styleVariants({
  start: {},
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});
