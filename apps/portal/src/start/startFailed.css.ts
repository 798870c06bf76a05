import { vars } from '@bank-bonuses/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// The message is part of index.html and shown by beforePaint.js, so it has no generated class name.
// It is last in the document, so that the skip link stays the first link, but is displayed on top.
globalStyle('#start-failed:not([hidden])', {
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.overlay,
  padding: vars.space.md,
  background: vars.tone.critical.ground,
  color: vars.tone.critical.text,
});

globalStyle('#start-failed a', { color: 'inherit' });
