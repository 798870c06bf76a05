/** Enters a value as if it were typed. React skips an input event whose value it knows already, so it goes in behind its back. */
export function enterValue(node: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype = node instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(node, value);
  node.dispatchEvent(new Event('input', { bubbles: true }));
}
