// All other types of inputs accept text. A select accepts letters, but not with Ctrl or Cmd.
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
 * Whether the key is B, or the key at its position on a non-Latin keyboard. Autofill events have no
 * key.
 */
const isB = ({ key, code }: Partial<KeyboardEvent>) =>
  key?.toLowerCase() === 'b' || (code === 'KeyB' && foreignLetter.test(key ?? ''));

/** Whether a key press is Ctrl+B or Cmd+B for the sidebar, not for the text that is being edited. */
export function isSidebarShortcut(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, repeat, isComposing, target } = event;
  if (!isB(event) || ctrlKey === metaKey || shiftKey || altKey) return false;
  if (repeat || isComposing || event.defaultPrevented) return false;
  return !(target instanceof Element && target.closest(typed));
}
