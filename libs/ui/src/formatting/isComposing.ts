// In a separate file, because a page with only a one-time code does not load the formatting
// handlers.

/**
 * Returns whether an input method is composing text. A handler must not change this text: the input
 * method replaces its own text with every key, so the changed text would be duplicated.
 */
export function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}

/**
 * Returns whether an input method handles a key, such as the Enter that ends a composition. Safari
 * ends the composition before it reports this key, and marks the key only with the code 229.
 */
export function isComposingKey(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
