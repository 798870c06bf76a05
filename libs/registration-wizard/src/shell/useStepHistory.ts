import { useEffect, useRef, type Dispatch } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stepNumbers, type StepNumber } from '../machine/stepNumbers.ts';
import type { WizardAction, WizardState } from '../machine/wizard.ts';

/**
 * Gives each step an entry in the browser's history, all with the same address, so that Back and
 * Forward move between the steps. The entries stand in the steps' order, one after another; whoever
 * moves by the page's own buttons moves along them. After a success the page stands on the first one,
 * so that Back leaves.
 */
export function useStepHistory(
  { step, phase }: WizardState,
  canShow: (step: StepNumber) => boolean,
  dispatch: Dispatch<WizardAction>,
): void {
  const location = useLocation();
  const navigate = useNavigate();
  const shown = phase === 'registered' ? 1 : step;
  const at = stepAt(location.state);
  const seen = useRef(location);
  /** The last entry that is known to be there. */
  const top = useRef<number>(at);
  /** A move of our own that the browser has yet to make. */
  const isMoving = useRef(false);

  useEffect(() => {
    const hasMoved = seen.current !== location;
    // A move of our own and the browser's way back from it may be drawn as one.
    if (hasMoved && seen.current.key === location.key) isMoving.current = false;
    seen.current = location;
    if (at > top.current) top.current = at;
    if (hasMoved && !isMoving.current && at !== shown && canShow(at)) {
      dispatch({ type: 'wentTo', step: at });
      return;
    }
    if (hasMoved) isMoving.current = false;
    if (at === shown || isMoving.current) return;
    isMoving.current = true;
    if (shown < at || at < top.current) void navigate(Math.min(shown, top.current) - at);
    else {
      const { pathname, search } = location;
      void navigate({ pathname, search }, { state: { registrationStep: at + 1 } });
    }
  }, [at, canShow, dispatch, location, navigate, shown]);

  useEffect(() => {
    // The browser would scroll to where a step was left, away from the heading that takes the focus.
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = before;
    };
  }, []);
}

/** The step of a history entry; one that says nothing was made before the wizard began. */
function stepAt(state: unknown): StepNumber {
  if (typeof state !== 'object' || state === null || !('registrationStep' in state)) return 1;
  return stepNumbers.find((step) => step === state.registrationStep) ?? 1;
}
