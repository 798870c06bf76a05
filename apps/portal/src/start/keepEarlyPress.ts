import { controls, nameOf } from './controls.ts';
import { earlyPageId } from './earlyPageId.ts';

/** A press on what stands in the page before React does. */
export interface EarlyPress {
  /** CSS px from the left edge and the top of the page, which may be scrolled since. */
  x: number;
  y: number;
  /** Empty for a picture without words. */
  name: string;
  /** Milliseconds, as of `performance.now()`. */
  time: number;
}

declare global {
  interface Window {
    /** Ends the keeping. */
    takeEarlyPress?: (() => EarlyPress | undefined) | undefined;
  }
}

/**
 * Keeps the last press on the frame or on Home's figures until React is there, which repeats it. Nothing else
 * answers it: the frame is a picture, and what shows the figures is inert.
 */
export function keepEarlyPress(): void {
  let press: EarlyPress | undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const keep = (event: MouseEvent) => {
    // They ask for another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const control = controlAt(event.clientX, event.clientY);
    if (!control || isUnseen(control)) return;
    press = { x: event.pageX, y: event.pageY, name: nameOf(control), time: performance.now() };
  };
  // Safari on a phone makes a click only of a touch on an element that somebody listens to, other than the document.
  const listen = () => document.getElementById('root')?.addEventListener('click', keep, { signal });
  document.addEventListener('DOMContentLoaded', listen, { signal });
  window.takeEarlyPress = () => {
    ended.abort();
    return press;
  };
}

/** The browser would name what stands around an inert one. */
const controlAt = (x: number, y: number): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(controls)].find((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left <= x && x < right && top <= y && y < bottom;
  });

/** Laid out ahead of its figures. */
const isUnseen = (control: HTMLElement) =>
  control.closest(`#${earlyPageId}`) !== null && !('early' in document.documentElement.dataset);
