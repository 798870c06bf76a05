import { afterPaint } from '@bank-bonuses/ui';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { WizardState } from '../machine/wizard.ts';

/**
 * The state that the page draws. Another step is drawn after the paint that answers its press: on a slow phone it takes
 * as long as a press may. It is drawn in one go then. As a deferred value it was drawn in slices of 5 ms, between
 * which the page is painted again and again, and came up later.
 *
 * @param waits false to draw another step at once, as after a reload, where the first one must not flash up
 * @param heading gets the focus from what the step that goes away had focused
 */
export function useDrawnState(
  state: WizardState,
  waits: boolean,
  heading: RefObject<HTMLElement | null>,
): WizardState {
  const [drawn, setDrawn] = useState(state);
  const isDue = !waits || drawn.step === state.step;
  if (isDue && drawn !== state) setDrawn(state);

  // Before the paint that it waits for.
  useLayoutEffect(() => {
    if (isDue) return;
    const draw = () => setDrawn(state);
    // There is no paint to wait for, and an effect may not draw by itself.
    if (document.visibilityState === 'hidden') return draw();
    return afterPaint(() => {
      // What is removed with the focus makes browsers lay out the page that is half of either step.
      if (!state.focus && !state.formError) heading.current?.focus();
      // In one task with the focus, so that a screen reader hears the new heading.
      flushSync(draw);
    });
  }, [isDue, state, heading]);
  return isDue ? state : drawn;
}
