import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  width: '100%',
  minHeight: vars.control.height,
  padding: `${vars.space.xs} 0`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.accent.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  // Hidden in print: a button cannot be pressed on paper.
  '@media': { print: { display: 'none' } },
});

export const mark = style({
  flex: 'none',
  width: vars.control.icon,
  height: vars.control.icon,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});
