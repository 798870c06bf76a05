'use client';

import { useEffect, useState } from 'react';
import type { ChangeEvent, ClipboardEvent, ComponentProps, CompositionEvent } from 'react';
import { enterValue } from '../internal/enterValue.ts';
import { useOwnNode } from '../internal/refs.ts';
import { foldCharacters } from './foldCharacters.ts';
import { isComposing } from './isComposing.ts';
import type { Formatter } from './formatters.ts';
import { createUndoHistory, undoKey, type UndoHistory } from './undoHistory.ts';

type InputProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'onChange' | 'onPaste' | 'onCompositionEnd'
>;

/**
 * Returns the props of an input that formats typed, composed and pasted text with `format`, and that
 * can be undone like a plain input.
 */
export function useFormatting(
  format: Formatter,
  { ref, onChange, onPaste, onCompositionEnd }: InputProps,
) {
  const [history] = useState(createUndoHistory);
  const node = useOwnNode(ref);

  useEffect(() => {
    const input = node.current;
    if (!input) return;
    // Listens to the native event: React's `onBeforeInput` is synthesized from other events and
    // does not fire for every insertion.
    const insert = (event: InputEvent) => {
      const wanted = undoTypes[event.inputType];
      if (wanted) {
        event.preventDefault();
        history.travel(input, wanted);
      } else {
        history.begin(input);
        insertUncut(event, format);
      }
    };
    // The browser reports an undo only if its own history contains a change.
    const press = (event: KeyboardEvent) => {
      const wanted = undoKey(event);
      if (wanted === undefined || input.readOnly) return;
      event.preventDefault();
      history.travel(input, wanted);
    };
    input.addEventListener('beforeinput', insert);
    input.addEventListener('keydown', press);
    return () => {
      input.removeEventListener('beforeinput', insert);
      input.removeEventListener('keydown', press);
    };
  }, [format, history, node]);

  return {
    ref: node,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { target, nativeEvent } = event;
      rewriteTyped(target, format, nativeEvent);
      if (!isComposing(nativeEvent)) {
        history.record(target, nativeEvent instanceof InputEvent ? nativeEvent.inputType : '');
      }
      onChange?.(event);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      onPaste?.(event);
      pasteFormatted(event, format, history);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      onCompositionEnd?.(event);
      formatComposed(event.currentTarget, format);
    },
  } satisfies InputProps;
}

const undoTypes: Record<string, 'undo' | 'redo'> = { historyUndo: 'undo', historyRedo: 'redo' };

/** Formats the value of an input and keeps the caret where the person is typing. */
function rewriteTyped(input: HTMLInputElement, format: Formatter, event: Event): void {
  if (isComposing(event)) return;
  const before = { value: input.value, caret: input.selectionStart ?? input.value.length };
  const isForwardDelete = event instanceof InputEvent && event.inputType === 'deleteContentForward';
  const { value, caret } = formatEdit(format, before, isForwardDelete);
  if (value === before.value) return;
  input.value = value;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

/** Formats the text that an input method has composed, as if it were typed now. */
function formatComposed(input: HTMLInputElement, format: Formatter): void {
  const before = { value: input.value, caret: input.selectionStart ?? input.value.length };
  const { value, caret } = formatEdit(format, before);
  if (value === before.value) return;
  enterValue(input, value);
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

/**
 * Formats pasted text and inserts it. The browser would truncate the text to `maxLength` before it
 * is formatted, so that spaces and words would take the place of digits. A paste that was already
 * handled, or that the field does not accept, is ignored.
 */
function pasteFormatted(
  event: ClipboardEvent<HTMLInputElement>,
  format: Formatter,
  history: UndoHistory,
): void {
  const input = event.currentTarget;
  if (event.defaultPrevented || input.readOnly || input.disabled) return;
  event.preventDefault();
  history.begin(input);
  insertFormatted(input, event.clipboardData.getData('text'), format);
}

/**
 * Formats text before its insertion if it would exceed `maxLength` at the end of the field. The
 * browser would truncate it, although the formatted value may fit: `02/2028` becomes `02/28`.
 */
function insertUncut(event: InputEvent, format: Formatter): void {
  const { target: input, data } = event;
  if (!(input instanceof HTMLInputElement) || !data || event.isComposing) return;
  if (event.defaultPrevented || input.maxLength < 0) return;
  const { start, end } = selectionOf(input);
  // Leaves other insertions to the browser; in the middle of a full field, an inserted digit would
  // push out the last one.
  if (end < input.value.length || start + data.length <= input.maxLength) return;
  event.preventDefault();
  insertFormatted(input, data, format);
}

/** Replaces the selection with a text and formats the result. */
function insertFormatted(input: HTMLInputElement, text: string, format: Formatter): void {
  const { value } = input;
  const { start, end } = selectionOf(input);
  const edit = formatEdit(format, {
    value: value.slice(0, start) + text + value.slice(end),
    caret: start + text.length,
  });
  enterValue(input, edit.value);
  input.setSelectionRange(edit.caret, edit.caret);
}

function selectionOf({ value, selectionStart, selectionEnd }: HTMLInputElement) {
  return { start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
}

/** A formatted value and the position of the caret in it. */
export interface Edit {
  value: string;
  /** Position of the caret in characters. */
  caret: number;
}

const separator = /[^a-z0-9]/i;

/**
 * Formats a value and returns the caret's position in it: after the same number of significant
 * characters (letters and digits) as before. So the caret stays at the end when a person types at
 * the end, and stays in place when a person corrects the middle.
 * @param isForwardDelete whether the Delete key was pressed. If it removed a separator, the
 * formatter restores the separator and the caret skips it, so that the next press removes the next
 * character.
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
