import { useLayoutEffect } from 'react';

const controls = 'a, button, input, label, select, summary, textarea';

/**
 * When the first press of a double click brings up another step, removes a line or opens a dialog, the
 * second one hits whatever stands at that place now: a payment method, the next line, the way out. A press
 * that the browser counts as a further one is dropped when it is not on what the first one was on, and so
 * are its click and its focus. Typing in between ends the count.
 */
export function useDoubleClickGuard(): void {
  // At work before anybody can press what is drawn with it.
  useLayoutEffect(() => {
    // Held weakly: a button keeps its form, and that keeps every field with what was typed into it.
    let first: WeakRef<Element> | null | undefined;
    let isDropped = false;
    const press = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target.closest(controls) : null;
      isDropped = event.detail > 1 && first !== undefined && pressed !== (first && first.deref());
      if (isDropped) drop(event);
      else first = pressed && new WeakRef(pressed);
    };
    const click = (event: MouseEvent) => {
      // A click by the keyboard counts no presses.
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
