import { controls, nameOf } from './controls.ts';
import { earlyPageId } from './earlyPageId.ts';
import { sessionKey } from './sessionKey.ts';

/** A click on what stands in the page before React does. */
export interface EarlyClick {
  /** CSS px from the window's left edge. */
  x: number;
  /** CSS px from the top of what the control stands in. */
  y: number;
  /** The page scrolls; the bar and the sidebar stay in the window. */
  isInPage: boolean;
  /** Empty for a picture without words. */
  name: string;
  /** Milliseconds, as of `performance.now()`. */
  time: number;
}

declare global {
  interface Window {
    /** Ends the recording. Returns `undefined` when nothing was clicked. */
    takeEarlyClick?: (() => EarlyClick | undefined) | undefined;
  }
}

/**
 * Records the last click on the frame or on Home's figures until React is there, which replays it (event replay). Nothing
 * else answers it: the frame is a picture, and what shows the figures is inert. Another person's click is not replayed: it
 * is dropped when another tab changes the session.
 */
export function recordEarlyClick(): void {
  let press: EarlyClick | undefined;
  let pressedDown: HTMLElement | undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const keep = (event: MouseEvent) => {
    // They ask for another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const control = controlAt(event);
    // Browsers make a click of a press on one and its release on another, if both are inert.
    if (!control || control !== pressedDown || isUnseen(control)) return;
    const isInPage = control.closest(earlyPage) !== null;
    press = {
      x: event.clientX,
      y: event.clientY + (isInPage ? scrollY : 0),
      isInPage,
      name: nameOf(control),
      time: performance.now(),
    };
  };
  const listen = () => {
    // Safari on a phone makes a click only of a touch on an element that somebody listens to, other than the document.
    const root = document.getElementById('root');
    root?.addEventListener('pointerdown', (event) => (pressedDown = controlAt(event)), { signal });
    root?.addEventListener('click', keep, { signal });
  };
  document.addEventListener('DOMContentLoaded', listen, { signal });
  const forget = ({ key }: StorageEvent) => {
    if (key === null || key === sessionKey) press = undefined;
  };
  addEventListener('storage', forget, { signal });
  window.takeEarlyClick = () => {
    ended.abort();
    return press;
  };
}

const earlyPage = `#${earlyPageId}`;

/** The browser would name what stands around an inert one. */
const controlAt = ({ clientX: x, clientY: y }: MouseEvent): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(controls)].find((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left <= x && x < right && top <= y && y < bottom;
  });

/** Laid out ahead of its figures. */
const isUnseen = (control: HTMLElement) =>
  control.closest(earlyPage) !== null && !('early' in document.documentElement.dataset);
