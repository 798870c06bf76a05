import { useLayoutEffect, useState } from 'react';
import type { WizardState } from '../machine/wizard.ts';

/**
 * The state that the page draws. Another step is drawn after the paint that answers its press: on a slow phone it takes
 * as long as a press may. It is drawn in one go then. As a deferred value it was drawn in slices of 5 ms, between
 * which the page is painted again and again, and came up later.
 *
 * @param waits false to draw another step at once, as after a reload, where the first one must not flash up
 */
export function useDrawnState(state: WizardState, waits: boolean): WizardState {
  const [drawn, setDrawn] = useState(state);
  const isDue = !waits || drawn.step === state.step;
  if (isDue && drawn !== state) setDrawn(state);

  // Before the paint that it waits for.
  useLayoutEffect(() => {
    if (isDue) return;
    const draw = () => setDrawn(state);
    // A page that nobody sees is not painted.
    if (document.visibilityState === 'hidden') return draw();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame's own callbacks run before its paint.
    const frame = requestAnimationFrame(() => (timer = setTimeout(draw)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isDue, state]);
  return isDue ? state : drawn;
}
