import { enterValue } from '../internal/enterValue.ts';

interface State {
  value: string;
  start: number;
  end: number;
}

/** The undo history of one input. */
export interface UndoHistory {
  /** Takes the state before a change. Call it before the input's value changes. */
  begin: (input: HTMLInputElement) => void;
  /** Records the change that has happened. `kind` is its input type; equal kinds form a run. */
  record: (input: HTMLInputElement, kind: string) => void;
  /** Undoes or redoes the last change. */
  travel: (input: HTMLInputElement, direction: 'undo' | 'redo') => void;
}

/** Kinds of changes of which a run is undone at once, as in a plain field. */
const runs = ['insertText', 'deleteContentBackward', 'deleteContentForward'];

/**
 * Creates an undo history for an input whose value is formatted. Browsers forget or mix up their own
 * history when a script sets the value.
 */
export function createUndoHistory(): UndoHistory {
  let past: State[] = [];
  let future: State[] = [];
  let before: State | undefined;
  let latest: (State & { kind: string }) | undefined;
  let isTraveling = false;

  return {
    begin: (input) => {
      before ??= stateOf(input);
    },
    record: (input, kind) => {
      const from = before ?? latest ?? { value: '', start: 0, end: 0 };
      before = undefined;
      if (isTraveling || from.value === input.value) return;
      // The value was changed from outside since the last change, such as by a reset.
      if (latest && latest.value !== from.value) past = [];
      const continues =
        latest?.kind === kind &&
        runs.includes(kind) &&
        latest.value === from.value &&
        latest.start === from.start &&
        from.start === from.end;
      if (!continues) past.push(from);
      future = [];
      latest = { ...stateOf(input), kind };
    },
    travel: (input, direction) => {
      const [source, target] = direction === 'undo' ? [past, future] : [future, past];
      const to = source.pop();
      if (!to) return;
      target.push(stateOf(input));
      isTraveling = true;
      enterValue(input, to.value);
      isTraveling = false;
      before = undefined;
      input.setSelectionRange(to.start, to.end);
      latest = { ...to, kind: direction };
    },
  };
}

function stateOf({ value, selectionStart, selectionEnd }: HTMLInputElement): State {
  return { value, start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
}

/** Returns what a key combination asks for: Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y, or with Cmd. */
export function undoKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && event.ctrlKey ? 'redo' : undefined;
}
