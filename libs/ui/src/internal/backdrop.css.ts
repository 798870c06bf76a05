import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Transition of dialogs, sheets and their backdrop. */
export const appear = `${vars.motion.slow} ${vars.motion.ease}`;

/** Turns off pointer events during the fade-out, so that a press reaches the page below. */
export const going = { '&[data-ending-style]': { pointerEvents: 'none' } } as const;

/** Every dialog has its own backdrop, so a dialog that opens from another one covers it. */
export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.float,
  background: vars.scrim,
  transition: `opacity ${appear}`,
  selectors: { ...going, '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
  '@media': { print: { display: 'none' } },
});
