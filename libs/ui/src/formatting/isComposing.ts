// Apart from the handlers that format, which a page with a one-time code alone does not load.

/** Whether the keyboard composes: it replaces its own text with every key, so a changed one would be doubled. */
export function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
