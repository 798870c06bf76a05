import { useCallback } from 'react';
import { LeaveQuestion } from './draft/LeaveQuestion.tsx';
import { useDraft } from './draft/useDraft.ts';
import { hasAnswers } from './form/answers.ts';
import { useStepHistory } from './history/useStepHistory.ts';
import type { Registration } from './useRegistration.ts';

/** What ties the wizard to the browser around it: the history, the tab's storage, leaving the page. */
export function BrowserTies(registration: Registration) {
  const { form, state, isWaiting, dispatch } = registration;
  const { phase, account } = state;
  useStepHistory(state, phase === 'editing' && !isWaiting, dispatch);
  useDraft(registration);
  const isAtRisk = useCallback(
    () => phase !== 'registered' && hasAnswers(form.getValues(), account),
    [phase, form, account],
  );
  return <LeaveQuestion isAtRisk={isAtRisk} />;
}
