const controls = 'input:not([type="hidden"]), select, textarea, button';

/**
 * Focuses a field by its id, or the first control of a group with that id, and scrolls to its
 * label.
 */
export function focusField(id: string): boolean {
  const target = document.getElementById(id);
  const control = target?.matches(controls) ? target : target?.querySelector<HTMLElement>(controls);
  if (!control) return false;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
  return true;
}
