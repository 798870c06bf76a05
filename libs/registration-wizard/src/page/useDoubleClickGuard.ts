import { useLayoutEffect } from 'react';

const controls = 'a, button, input, label, select, summary, textarea';

/**
 * Ignores the second press of a double click, its click and its focus, when its target differs from the
 * first one's. The first press may have shown another step, removed a line or opened a dialog, so the
 * second one would hit the element that is in that place now: a payment method, the next line, Logout.
 * Typing in between resets the browser's count.
 */
export function useDoubleClickGuard(): void {
  // Before the paint, so that the guard works before anyone can press.
  useLayoutEffect(() => {
    // A weak reference: the button references its form, and the form references every field's value.
    let first: WeakRef<Element> | null | undefined;
    let isDropped = false;
    const press = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target.closest(controls) : null;
      isDropped = event.detail > 1 && first !== undefined && pressed !== (first && first.deref());
      if (isDropped) drop(event);
      else first = pressed && new WeakRef(pressed);
    };
    const click = (event: MouseEvent) => {
      // A click by the keyboard has a `detail` of 0.
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
