import { controls, nameOf } from './controls.ts';
import type { EarlyClick } from './recordEarlyClick.ts';

/** Whoever has waited longer has given it up, and would be surprised. */
const keptMs = 5_000;

/** Ends the recording: React answers all clicks from now on. */
export function takeEarlyClick(): EarlyClick | undefined {
  const press = window.takeEarlyClick?.();
  window.takeEarlyClick = undefined;
  return press;
}

/**
 * Replays the click that was made before React was there, on the control that stands in the same place now. Does
 * nothing where that is another one, or none, or where it was scrolled out of sight.
 */
export function replayEarlyClick(press: EarlyClick): void {
  if (performance.now() - press.time > keptMs) return;
  const { x, y, isInPage, name } = press;
  const pressed = document.elementFromPoint(x, y - (isInPage ? scrollY : 0));
  const control = pressed?.closest<HTMLElement>(controls);
  if (!control || (name !== '' && name !== nameOf(control))) return;
  control.focus();
  control.click();
}
