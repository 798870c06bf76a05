import { vars } from '@bank-bonuses/ui/theme';
import { style } from '@vanilla-extract/css';

export const answer = style({
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.edge.quiet}`,
});

export const question = style({
  cursor: 'pointer',
  // Makes the click target as tall as a button.
  paddingBlock: vars.space.sm,
  color: vars.ink.strong,
  fontWeight: vars.weight.medium,
});

export const paragraphs = style({ paddingBlockEnd: vars.space.md });
