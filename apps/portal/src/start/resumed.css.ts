import { vars } from '@bank-bonuses/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// beforePaint.js sets this when the registration is resumed at a later step than the one in the HTML, so
// that no text can be typed into the first one. `Root` removes it.
const resumed = ':root[data-resumed]';

globalStyle(`${resumed} #root`, { visibility: 'hidden' });

globalStyle(`${resumed} body::before`, {
  content: '"Loading..."',
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  color: vars.ink.quiet,
});
