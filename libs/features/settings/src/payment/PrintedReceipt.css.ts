import { light, vars } from '@bank-bonuses/ui/theme';
import { assignVars, globalStyle, style } from '@vanilla-extract/css';

const { ground, ink, edge, accent, earned, tone, monogram, focus, scrim, shadow } = vars;

export const sheet = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      // Forces the light theme, because the light text of the dark theme is unreadable on white
      // paper.
      colorScheme: 'light',
      vars: assignVars(
        { ground, ink, edge, accent, earned, tone, monogram, focus, scrim, shadow },
        light,
      ),
      color: vars.ink.strong,
    },
  },
});

globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, {
  '@media': { print: { display: 'none' } },
});
