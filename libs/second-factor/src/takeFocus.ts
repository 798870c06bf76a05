/** A `ref` that focuses an element on mount, because the element that had the focus is gone. */
export const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
