import { media } from '../theme/media.ts';

/**
 * Returns whether touch is the primary input, so that focusing a field opens an on-screen keyboard.
 */
export const isTouchDevice = (): boolean =>
  // jsdom has no `matchMedia`.
  typeof matchMedia === 'function' && matchMedia(media.touch).matches;
