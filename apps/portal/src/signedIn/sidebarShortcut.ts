// Everything else that an input may be takes no letters.
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
  'select',
  '[contenteditable]:not([contenteditable="false"])',
].join(', ');

/** Whether a key press is Ctrl+B or Cmd+B and meant for the sidebar, not for what is being typed. */
export function isSidebarShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, isComposing, target } = event;
  if (key.toLowerCase() !== 'b' || ctrlKey === metaKey || shiftKey || altKey) return false;
  if (repeat || isComposing || event.defaultPrevented) return false;
  return !(target instanceof Element && target.closest(typed));
}
