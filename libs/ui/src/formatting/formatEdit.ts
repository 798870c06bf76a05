import type { ChangeEvent, ClipboardEvent, ComponentProps, CompositionEvent } from 'react';
import { enterValue } from '../internal/enterValue.ts';
import { foldCharacters } from './foldCharacters.ts';
import type { Formatter } from './formatters.ts';

type InputProps = Pick<ComponentProps<'input'>, 'onChange' | 'onPaste' | 'onCompositionEnd'>;

/** Returns the handlers of an input that writes what is typed, composed or pasted in the form of `format`. */
export function formattingHandlers(
  format: Formatter,
  { onChange, onPaste, onCompositionEnd }: InputProps,
) {
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      rewriteTyped(event.target, format, event.nativeEvent);
      onChange?.(event);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      onPaste?.(event);
      pasteFormatted(event, format);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      onCompositionEnd?.(event);
      formatComposed(event.currentTarget, format);
    },
  } satisfies InputProps;
}

/** Whether the keyboard composes: it replaces its own text with every key, so a changed one would be doubled. */
export function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}

/** Formats what stands in an input, with the caret where the person is writing. */
function rewriteTyped(input: HTMLInputElement, format: Formatter, event: Event): void {
  if (isComposing(event)) return;
  const before = { value: input.value, caret: input.selectionStart ?? input.value.length };
  const isForwardDelete = event instanceof InputEvent && event.inputType === 'deleteContentForward';
  const { value, caret } = formatEdit(format, before, isForwardDelete);
  if (value === before.value) return;
  input.value = value;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

/** Formats what a keyboard has composed, as if it were typed now. */
function formatComposed(input: HTMLInputElement, format: Formatter): void {
  const before = { value: input.value, caret: input.selectionStart ?? input.value.length };
  const { value, caret } = formatEdit(format, before);
  if (value === before.value) return;
  enterValue(input, value);
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

/**
 * Enters a pasted text formatted. The browser alone would cut it to the field's length before it is formatted, and
 * lose digits to spaces and words. A paste that somebody has dealt with, or that the field does not take, is left alone.
 */
function pasteFormatted(event: ClipboardEvent<HTMLInputElement>, format: Formatter): void {
  const input = event.currentTarget;
  if (event.defaultPrevented || input.readOnly || input.disabled) return;
  event.preventDefault();
  const pasted = event.clipboardData.getData('text');
  const { value } = input;
  const start = input.selectionStart ?? value.length;
  const end = input.selectionEnd ?? value.length;
  const edit = formatEdit(format, {
    value: value.slice(0, start) + pasted + value.slice(end),
    caret: start + pasted.length,
  });
  enterValue(input, edit.value);
  input.setSelectionRange(edit.caret, edit.caret);
}

export interface Edit {
  value: string;
  /** Where the caret stands, counted in characters from the start. */
  caret: number;
}

const separator = /[^a-z0-9]/i;

/**
 * Formats a value and finds the caret's place in it: after as many characters that count (letters and
 * digits) as stood before it. Typing at the end thus stays at the end, and a correction in the middle
 * stays where it is.
 *
 * @param isForwardDelete the Delete key was pressed: where it removed a separator, which comes back, the caret
 *   steps over it, so that the next press removes what follows
 */
export function formatEdit(
  format: Formatter,
  { value, caret }: Edit,
  isForwardDelete = false,
): Edit {
  const formatted = format(value);
  if (caret >= value.length) return { value: formatted, caret: formatted.length };
  const place = placeAfter(formatted, countBefore(value, caret));
  const isBefore = isForwardDelete && separator.test(formatted.charAt(place));
  return { value: formatted, caret: isBefore ? place + 1 : place };
}

function countBefore(text: string, end: number): number {
  let count = 0;
  for (const character of foldCharacters(text.slice(0, end)))
    if (!separator.test(character)) count += 1;
  return count;
}

function placeAfter(text: string, count: number): number {
  let left = count;
  for (let at = 0; at < text.length; at += 1) {
    if (left === 0) return at;
    if (!separator.test(text.charAt(at))) left -= 1;
  }
  return text.length;
}
