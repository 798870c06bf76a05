/**
 * Enters a value as if it were typed. React ignores an input event if it already knows the value,
 * and it tracks the element's own `value` property, so the setter of the prototype is called.
 */
export function enterValue(
  node: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
): void {
  const prototype = Object.getPrototypeOf(node) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(node, value);
  node.dispatchEvent(new Event('input', { bubbles: true }));
}
