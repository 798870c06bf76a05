import { useEffect, useLayoutEffect, useRef } from 'react';
import type { StepNumber } from '../wizard.ts';

interface Press {
  step: StepNumber;
  x: number;
  y: number;
  at: number;
}

/** Two taps this close and this soon, in pixels and milliseconds, are meant as one. */
const near = 24;
const soon = 500;

/**
 * The second press of a double click that moved to another step would hit whatever stands at that place
 * there. It is dropped, and takes no focus. The browser counts a mouse's clicks; taps are told by place
 * and time.
 */
export function useDoublePress(step: StepNumber): void {
  const shown = useRef(step);
  const last = useRef<Press>(undefined);
  useLayoutEffect(() => {
    shown.current = step;
  }, [step]);

  useEffect(() => {
    let isTouch = false;
    let isDropped = false;
    const isSecond = ({ detail, clientX, clientY, timeStamp }: MouseEvent, press: Press) =>
      isTouch
        ? timeStamp - press.at < soon && Math.hypot(clientX - press.x, clientY - press.y) < near
        : detail > 1;
    const point = (event: PointerEvent) => {
      isTouch = event.pointerType === 'touch';
    };
    const press = (event: MouseEvent) => {
      const before = last.current;
      isDropped = before !== undefined && before.step !== shown.current && isSecond(event, before);
      if (isDropped) return drop(event);
      const { clientX: x, clientY: y, timeStamp: at } = event;
      last.current = { step: shown.current, x, y, at };
    };
    const click = (event: MouseEvent) => {
      // A click by the keyboard counts no presses.
      if (isDropped && event.detail > 0) drop(event);
    };
    const capture = { capture: true };
    document.addEventListener('pointerdown', point, capture);
    document.addEventListener('mousedown', press, capture);
    document.addEventListener('click', click, capture);
    return () => {
      document.removeEventListener('pointerdown', point, capture);
      document.removeEventListener('mousedown', press, capture);
      document.removeEventListener('click', click, capture);
    };
  }, []);
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
