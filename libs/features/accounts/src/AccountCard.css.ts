import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  // Gives the cards of a row the same height, with their balances at the same level.
  height: '100%',
  // A bank's name may be one long word, which may break anywhere. A run of combining marks cannot
  // break, so it is clipped.
  overflowWrap: 'anywhere',
  overflowX: 'clip',
});

export const name = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.xxs,
  minWidth: 0,
});

export const foot = style({ marginBlockStart: 'auto' });

export const balance = style({
  color: vars.ink.strong,
  fontSize: vars.text.title,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.heading,
});
