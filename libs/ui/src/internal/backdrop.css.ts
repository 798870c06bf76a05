import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** How a window over the page, and what dims the page behind it, come and go. */
export const appear = `${vars.motion.slow} ${vars.motion.ease}`;

/** What fades away takes no press from the page below it. */
export const going = { '&[data-ending-style]': { pointerEvents: 'none' } } as const;

/** Every window has its own, also one that is opened from another: that one lies behind it too. */
export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.float,
  background: vars.scrim,
  transition: `opacity ${appear}`,
  selectors: { ...going, '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});
