import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const code = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '14rem',
  blockSize: 'auto',
  borderRadius: vars.radius.control,
  // Scanners need a dark code on a light background, also in forced-colors mode.
  forcedColorAdjust: 'none',
});
