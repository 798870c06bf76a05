import { afterPaint } from '@bank-bonuses/ui';
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { StepNumber } from '../machine/stepNumbers.ts';
import type { WizardState } from '../machine/wizard.ts';

export interface DrawnState {
  state: WizardState;
  /** Whether what lies below the screen is drawn, too. */
  isWhole: boolean;
}

/**
 * The state that the page draws. Another step is drawn after the paint that answers its press: on a slow phone it takes
 * as long as a press may. It is drawn in one go then. As a deferred value it was drawn in slices of 5 ms, between
 * which the page is painted again and again, and came up later. The rest of a long one follows after its own paint,
 * unless something there is to have the focus.
 *
 * @param waits false to draw another step at once, as after a reload, where the first one must not flash up
 * @param heading gets the focus from what the step that goes away had focused
 */
export function useDrawnState(
  state: WizardState,
  waits: boolean,
  heading: RefObject<HTMLElement | null>,
): DrawnState {
  const [drawn, setDrawn] = useState({ state, isWhole: true });
  const isDue = !waits || drawn.state.step === state.step;
  const shown = isDue && drawn.state !== state ? withState(drawn, state) : drawn;
  if (shown !== drawn) setDrawn(shown);

  // Before the paint that it waits for.
  useLayoutEffect(() => {
    if (isDue) return;
    const draw = () => setDrawn(begunWith(state));
    // There is no paint to wait for, and an effect may not draw by itself.
    if (document.visibilityState === 'hidden') return draw();
    return afterPaint(() => {
      // What is removed with the focus makes browsers lay out the page that is half of either step.
      if (isRead(state)) {
        heading.current?.focus({ preventScroll: true });
        // Read from its top, wherever the step before was scrolled to. While nothing has to be laid out for it.
        document.documentElement.scrollTop = 0;
      }
      // In one task with the focus, so that a screen reader hears the new heading.
      flushSync(draw);
    });
  }, [isDue, state, heading]);

  const drawRest = useCallback(
    () => setDrawn(({ state: begun }) => ({ state: begun, isWhole: true })),
    [],
  );
  useLayoutEffect(() => (shown.isWhole ? undefined : afterPaint(drawRest)), [shown, drawRest]);
  return shown;
}

/** From its heading on. */
const isRead = ({ focus, formError }: WizardState) => !focus && !formError;

/** They go on far below the screen of a phone. */
const longSteps: readonly StepNumber[] = [4, 5];

/** In pixels. A higher window shows more than the beginning of a long step. */
const tallestPhone = 950;

const begunWith = (state: WizardState): DrawnState => ({
  state,
  isWhole: !isRead(state) || !longSteps.includes(state.step) || innerHeight > tallestPhone,
});

const withState = ({ isWhole }: DrawnState, state: WizardState): DrawnState => ({
  state,
  isWhole: isWhole || !isRead(state),
});
