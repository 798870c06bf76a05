import { useStepHistory } from './history/useStepHistory.ts';
import type { Registration } from './useRegistration.ts';

/** What ties the wizard to the browser around it: the history. Shows nothing by itself. */
export function BrowserTies({ state, isWaiting, dispatch }: Registration) {
  useStepHistory(state, state.phase === 'editing' && !isWaiting, dispatch);
  return null;
}
