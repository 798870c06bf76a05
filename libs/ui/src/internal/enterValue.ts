/**
 * Enters a value as if it were typed. React ignores an input event whose value it knows, and it
 * tracks the element's own `value` property, so the prototype's setter is called.
 */
export function enterValue(
  node: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
): void {
  const prototype = Object.getPrototypeOf(node) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(node, value);
  node.dispatchEvent(new Event('input', { bubbles: true }));
}
