import { formatEdit } from '../formatting/formatEdit.ts';
import type { Formatter } from '../formatting/formatters.ts';

/** Formats what stands in an input, with the caret where the person is writing. */
export function rewriteTyped(input: HTMLInputElement, format: Formatter, event: Event): void {
  const before = { value: input.value, caret: input.selectionStart ?? input.value.length };
  const isForwardDelete = event instanceof InputEvent && event.inputType === 'deleteContentForward';
  const { value, caret } = formatEdit(format, before, isForwardDelete);
  if (value === before.value) return;
  input.value = value;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

/**
 * What an input holds after a text is pasted over its selection. The browser alone would cut the text
 * to the field's length before it is formatted, and lose digits to spaces and words.
 */
export function pasteInto(input: HTMLInputElement, pasted: string, format: Formatter) {
  const { value } = input;
  const start = input.selectionStart ?? value.length;
  const end = input.selectionEnd ?? value.length;
  return formatEdit(format, {
    value: value.slice(0, start) + pasted + value.slice(end),
    caret: start + pasted.length,
  });
}
