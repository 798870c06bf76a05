import { vars } from '@bank-bonuses/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// beforePaint.js sets this attribute when the registration is resumed at a later step than the one
// in the HTML. It hides the first step, so that the applicant does not type into it. `Root` removes
// the attribute.
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
