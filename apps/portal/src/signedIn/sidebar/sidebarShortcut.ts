/** Elements into which the customer types. Ctrl+B may be a command of theirs. */
const typed = 'input, textarea, [contenteditable]';

/** Returns whether a key press is the sidebar shortcut Ctrl+B or Cmd+B. */
export function isSidebarShortcut(event: KeyboardEvent): boolean {
  // Autofill dispatches keyboard events without a `key`.
  const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, target }: Partial<KeyboardEvent> = event;
  if (key?.toLowerCase() !== 'b' || ctrlKey === metaKey || shiftKey || altKey || repeat)
    return false;
  return !event.defaultPrevented && !(target instanceof Element && target.closest(typed));
}
