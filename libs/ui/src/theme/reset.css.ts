import { globalLayer, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

// Tailwind 4 has a layer of this name, so its utilities override the rules for plain elements. The
// components' classes are in no layer and override both.
const base = globalLayer('base');

// `:where` gives every rule here less specificity than the rules of other stylesheets, also within
// the layer.
const baseStyle = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [base]: rule } });

baseStyle(':where(*, *::before, *::after)', { boxSizing: 'border-box' });

baseStyle(':where(html)', {
  textSizeAdjust: '100%',
  scrollPaddingBlock: vars.space.lg,
});

baseStyle(':where(body)', {
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

baseStyle(':where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend)', {
  margin: 0,
  padding: 0,
});

baseStyle(':where(h1, h2, h3, h4, h5, h6)', { fontSize: 'inherit', fontWeight: 'inherit' });

baseStyle(':where(fieldset)', { border: 0, minWidth: 0 });

baseStyle(':where(ul, ol)', { listStyle: 'none' });

baseStyle(':where(button, input, select, textarea)', {
  margin: 0,
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});

baseStyle(':where(img, svg)', { display: 'block', maxWidth: '100%' });

// Firefox applies Tailwind 4's `:-moz-focusring`, which is in the same layer and has the same
// specificity as this rule.
baseStyle(':where(*):focus-visible', {
  outline: `${vars.stroke.focus} solid ${vars.focus}`,
  outlineOffset: vars.stroke.focusGap,
});

// Headings and summaries are focused by script only; a focus ring would suggest that they can be
// pressed.
baseStyle(':where(h1, h2, h3)[tabindex="-1"]:focus-visible', { outline: 'none' });

// In no layer: there, `!important` would override the `!important` of every other stylesheet.
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
