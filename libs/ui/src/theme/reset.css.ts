import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

// `:where` gives every rule here less specificity than a component's class, whatever the order of
// files.

globalStyle(':where(*, *::before, *::after)', { boxSizing: 'border-box' });

globalStyle(':where(html)', {
  textSizeAdjust: '100%',
  scrollPaddingBlock: vars.space.lg,
});

globalStyle(':where(body)', {
  margin: 0,
  minHeight: '100dvh',
  background: vars.ground.page,
  color: vars.ink.normal,
  fontFamily: vars.font.sans,
  fontSize: vars.text.body,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.text,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});

globalStyle(':where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend)', {
  margin: 0,
  padding: 0,
});

globalStyle(':where(h1, h2, h3, h4, h5, h6)', { fontSize: 'inherit', fontWeight: 'inherit' });

globalStyle(':where(fieldset)', { border: 0, minWidth: 0 });

globalStyle(':where(ul, ol)', { listStyle: 'none' });

globalStyle(':where(button, input, select, textarea)', {
  margin: 0,
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});

globalStyle(':where(img, svg)', { display: 'block', maxWidth: '100%' });

globalStyle(':where(:focus-visible)', {
  outline: `${vars.stroke.focus} solid ${vars.focus}`,
  outlineOffset: vars.stroke.focusGap,
});

// Headings and summaries are focused by script only; a focus ring would suggest that they can be
// pressed.
globalStyle(':where(h1, h2, h3)[tabindex="-1"]:focus-visible', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Even the shortest transition would show the first frame in the previous theme's colors.
      transition: 'none !important',
    },
    // Printing could capture the colors during the transition from the dark theme.
    print: { transition: 'none !important' },
  },
});
