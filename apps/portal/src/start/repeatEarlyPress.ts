import { controls, nameOf } from './controls.ts';

/** Whoever has waited longer has given it up, and would be surprised. */
const keptMs = 5_000;

/**
 * Repeats the press that was made before React was there, on the control that stands in the same place now. Does
 * nothing where that is another one, or none, or where it was scrolled out of sight.
 */
export function repeatEarlyPress(): void {
  const press = window.takeEarlyPress?.();
  window.takeEarlyPress = undefined;
  if (!press || performance.now() - press.time > keptMs) return;
  const pressed = document.elementFromPoint(press.x - scrollX, press.y - scrollY);
  const control = pressed?.closest<HTMLElement>(controls);
  if (!control || (press.name !== '' && press.name !== nameOf(control))) return;
  control.focus();
  control.click();
}
