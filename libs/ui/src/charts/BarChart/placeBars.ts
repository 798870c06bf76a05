import type { BarArea, BarEnd } from './chartBar.ts';

/** CSS variable whose value is the number of bars. */
export const countVariable = '--bb-chart-bars';

/** Distance between a bar and its note, in pixels. */
const distance = 4;

// Styles are set by script: the content security policy forbids `style` attributes in markup, but
// not `element.style`.

/** Positions the focusable elements over the bars of the canvas. */
export function placeBars(keys: HTMLElement | null, { left, right, top, bottom }: BarArea): void {
  if (!keys) return;
  keys.style.inset = [top, right, bottom, left].map((edge) => `${edge}px`).join(' ');
  keys.hidden = false;
}

/** Passes the number of bars to the styles as a CSS variable. */
export function tellCount(plot: HTMLElement | null, count: number): void {
  plot?.style.setProperty(countVariable, String(count));
}

/**
 * Positions the note above the end of its bar, within the canvas. Hides the note if `end` is
 * `undefined`.
 */
export function placeNote(note: HTMLElement | null, end: BarEnd | undefined): void {
  if (!note) return;
  note.hidden = !end;
  const room = note.offsetParent;
  if (!end || !room) return;
  const { offsetWidth, offsetHeight } = note;
  const left = Math.min(Math.max(0, end.x - offsetWidth / 2), room.clientWidth - offsetWidth);
  const top = Math.max(0, end.y - offsetHeight - distance);
  note.style.inset = `${top}px auto auto ${left}px`;
}
