import { vars } from '@bank-bonuses/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// beforePaint.js says on the root element that the registration goes on at another step than the one in the HTML:
// nobody shall type into the first one again. What covers it is taken away by `Root`.
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
