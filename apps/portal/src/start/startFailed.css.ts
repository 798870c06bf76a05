import { vars } from '@bank-bonuses/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// The message stands in index.html and is uncovered by beforePaint.js, so it has no class of a module.
globalStyle('#start-failed:not([hidden])', {
  padding: vars.space.md,
  background: vars.tone.critical.ground,
  color: vars.tone.critical.text,
});

globalStyle('#start-failed a', { color: 'inherit' });
