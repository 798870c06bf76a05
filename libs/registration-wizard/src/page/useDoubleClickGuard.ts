import { useLayoutEffect } from 'react';

const controls = 'a, button, input, label, select, summary, textarea';

/**
 * Ignores the second press of a double click, its click and its focus, if its target differs from
 * the target of the first press. The first press may have shown another step, removed a line or
 * opened a dialog. The second press would then hit a different element in the same place: a payment
 * method, the next line, Logout. Typing between the presses resets the browser's click count.
 */
export function useDoubleClickGuard(): void {
  // A layout effect, so that the guard is active before the first press.
  useLayoutEffect(() => {
    let first: Element | null | undefined;
    let isDropped = false;
    const press = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target.closest(controls) : null;
      isDropped = event.detail > 1 && first !== undefined && pressed !== first;
      if (isDropped) drop(event);
      else first = pressed;
    };
    const click = (event: MouseEvent) => {
      // A click from the keyboard has a `detail` of 0.
      if (isDropped && event.detail > 0) drop(event);
    };
    const type = () => {
      first = undefined;
    };
    const capture = { capture: true };
    document.addEventListener('mousedown', press, capture);
    document.addEventListener('click', click, capture);
    document.addEventListener('input', type, capture);
    return () => {
      document.removeEventListener('mousedown', press, capture);
      document.removeEventListener('click', click, capture);
      document.removeEventListener('input', type, capture);
    };
  }, []);
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
