import { useEffect, useRef, type Dispatch } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import {
  entryOfStep,
  entryWithNote,
  noteOfEntry,
  stepOfEntry,
  type RegisteredNote,
} from './historyEntry.ts';
import type { StepNumber } from '../fields/field.ts';
import type { WizardAction, WizardState } from '../state/wizard.ts';

/** The part of the wizard's state that is synchronized with the browser history. */
export interface HistoryState extends Pick<WizardState, 'step' | 'phase'> {
  /** The note of a completed registration in the first entry. */
  note: RegisteredNote | undefined;
}

/**
 * Gives each step an entry in the browser history with the same URL, so that Back and Forward move
 * between steps. The entries are in the order of the steps, and the page's own buttons navigate
 * between them. After a success the page is on the first entry, so that Back leaves the page. The
 * hook is loaded with the lazy steps. To detect earlier navigations, it compares the current entry
 * with `first`, the entry on which the wizard started.
 */
export function useStepHistory(
  { step, phase, note }: HistoryState,
  first: Location,
  canShow: (step: StepNumber) => boolean,
  dispatch: Dispatch<WizardAction>,
): void {
  const location = useLocation();
  const navigate = useNavigate();
  const shown = phase === 'registered' ? 1 : step;
  const at = stepOfEntry(location.state);
  const seen = useRef(first);
  /** The step of the last history entry that exists, as far as this hook can tell. */
  const top = useRef<number>(stepOfEntry(first.state));
  /** Whether a navigation of this hook is still pending. */
  const isMoving = useRef(false);

  useEffect(() => {
    const hasMoved = seen.current !== location;
    // If this hook's navigation and a press on Back are rendered together, the entry stays the
    // same, and no navigation is pending.
    if (hasMoved && seen.current.key === location.key) isMoving.current = false;
    seen.current = location;
    if (at > top.current) top.current = at;
    // A change of the fragment alone, such as `#main`, creates an entry without a step. It belongs
    // to the shown step.
    const isFragment = location.state === null && location.hash !== first.hash;
    if (isFragment && at !== shown) {
      isMoving.current = true;
      const { pathname, search } = location;
      void navigate({ pathname, search }, { replace: true, state: entryOfStep(shown) });
      return;
    }
    if (hasMoved && !isMoving.current && at !== shown && canShow(at)) {
      dispatch({ type: 'wentTo', step: at });
      return;
    }
    if (hasMoved) isMoving.current = false;
    if (at === shown && !isMoving.current) {
      const { pathname, search } = location;
      const hasNote = noteOfEntry(location.state) !== undefined;
      if (hasNote === (note !== undefined)) return;
      const kept = note ? entryWithNote(note) : null;
      void navigate({ pathname, search }, { replace: true, state: kept });
    }
    if (at === shown || isMoving.current) return;
    isMoving.current = true;
    if (shown < at || at < top.current) void navigate(Math.min(shown, top.current) - at);
    else {
      const { pathname, search } = location;
      void navigate({ pathname, search }, { state: entryOfStep(at + 1) });
    }
  }, [at, canShow, dispatch, first.hash, location, navigate, note, shown]);

  useEffect(() => {
    // Otherwise the browser would restore the step's old scroll position, away from the focused
    // heading.
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = before;
    };
  }, []);
}
