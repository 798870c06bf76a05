import { vars } from '@bank-bonuses/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// The message stands in index.html and is uncovered by beforePaint.js, so it has no class of a module.
// It comes last, so that the page's first link is the way to its content; when it shows, it shows on top.
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
