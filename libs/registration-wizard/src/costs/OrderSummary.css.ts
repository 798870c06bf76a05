import { media } from '@bank-bonuses/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const panel = style({});

// In narrow windows the line above the fields replaces the panel.
globalStyle(`aside:has(${panel})`, {
  display: 'none',
  '@media': { [media.fromDesktop]: { display: 'flex' } },
});
