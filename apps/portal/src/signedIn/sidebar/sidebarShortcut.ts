// Types of inputs that do not accept text. A select accepts letters, but not with Ctrl or Cmd.
const notTyped = [
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
];
const typed = [
  `input${notTyped.map((type) => `:not([type="${type}"])`).join('')}`,
  'textarea',
  '[contenteditable]:not([contenteditable="false"])',
].join(', ');

const foreignLetter = /^(?!\p{Script=Latin})\p{L}$/u;

/**
 * Returns whether the key is B, or on a non-Latin keyboard the key at the position of B. Autofill
 * dispatches keyboard events without a `key`.
 */
const isB = ({ key, code }: Partial<KeyboardEvent>) =>
  key?.toLowerCase() === 'b' || (code === 'KeyB' && foreignLetter.test(key ?? ''));

/**
 * Returns whether a key press is the sidebar shortcut Ctrl+B or Cmd+B. In a text field, the
 * shortcut belongs to the field.
 */
export function isSidebarShortcut(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, repeat, isComposing, target } = event;
  if (!isB(event) || ctrlKey === metaKey || shiftKey || altKey) return false;
  if (repeat || isComposing || event.defaultPrevented) return false;
  return !(target instanceof Element && target.closest(typed));
}
