import { controls, nameOf } from './controls.ts';
import type { EarlyPress } from './keepEarlyPress.ts';

/** Whoever has waited longer has given it up, and would be surprised. */
const keptMs = 5_000;

/** Ends the keeping: React answers all presses from now on. */
export function takeEarlyPress(): EarlyPress | undefined {
  const press = window.takeEarlyPress?.();
  window.takeEarlyPress = undefined;
  return press;
}

/**
 * Repeats the press that was made before React was there, on the control that stands in the same place now. Does
 * nothing where that is another one, or none, or where it was scrolled out of sight.
 */
export function repeatEarlyPress(press: EarlyPress): void {
  if (performance.now() - press.time > keptMs) return;
  const { x, y, isInPage, name } = press;
  const pressed = document.elementFromPoint(x, y - (isInPage ? scrollY : 0));
  const control = pressed?.closest<HTMLElement>(controls);
  if (!control || (name !== '' && name !== nameOf(control))) return;
  control.focus();
  control.click();
}
