import { media } from '../theme/media.ts';

/** Whether the device is used by touch first, so that a focused field brings up a keyboard on the screen. */
export const isTouchDevice = (): boolean =>
  // jsdom has no media queries.
  typeof matchMedia === 'function' && matchMedia(media.touch).matches;
