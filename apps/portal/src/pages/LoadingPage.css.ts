import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: '100dvh',
});

export const text = style({
  color: vars.ink.quiet,
  fontSize: vars.text.body,
});
