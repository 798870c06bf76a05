/**
 * Enters a value as if it were typed. React ignores an input event whose value it has seen, and it watches the
 * element's own `value`, so the prototype's setter is called.
 */
export function enterValue(
  node: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
): void {
  const prototype = Object.getPrototypeOf(node) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(node, value);
  node.dispatchEvent(new Event('input', { bubbles: true }));
}
