import { useEffect, useLayoutEffect, useRef } from 'react';
import type { StepNumber } from '../wizard.ts';

/**
 * The second press of a double click that moved to another step would hit whatever stands at that place
 * there. It is dropped, and takes no focus. The browser tells which press is a second one.
 */
export function useDoublePress(step: StepNumber): void {
  const shown = useRef(step);
  useLayoutEffect(() => {
    shown.current = step;
  }, [step]);

  useEffect(() => {
    let pressedOn: StepNumber | undefined;
    let isDropped = false;
    const press = (event: MouseEvent) => {
      isDropped = event.detail > 1 && pressedOn !== undefined && pressedOn !== shown.current;
      if (isDropped) drop(event);
      else pressedOn = shown.current;
    };
    const click = (event: MouseEvent) => {
      // A click by the keyboard counts no presses.
      if (isDropped && event.detail > 0) drop(event);
    };
    document.addEventListener('mousedown', press, { capture: true });
    document.addEventListener('click', click, { capture: true });
    return () => {
      document.removeEventListener('mousedown', press, { capture: true });
      document.removeEventListener('click', click, { capture: true });
    };
  }, []);
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
