import { useCallback } from 'react';
import { firstIncomplete } from '../machine/checkSteps.ts';
import { LeaveQuestion } from '../draft/LeaveQuestion.tsx';
import { useDraft } from '../draft/useDraft.ts';
import { hasAnswers } from '../form/answers.ts';
import { usePasswordRules } from '../steps/AccountStep/usePasswordRules.ts';
import { useStepHistory } from './useStepHistory.ts';
import type { WizardSession } from '../machine/wizardSession.ts';
import type { StepNumber } from '../machine/stepNumbers.ts';

/** Keeps form, browser history and draft in step, and asks before the page is left. */
export function HistorySync(session: WizardSession) {
  const { form, state, dispatch } = session;
  const { phase, applicant, step: shown, furthest } = state;
  const rules = usePasswordRules(applicant);
  // Going back is free; going forward stops at the first incomplete step.
  const canShow = useCallback(
    (step: StepNumber) =>
      phase === 'editing' &&
      step <= furthest &&
      (step < shown || firstIncomplete(step, form, applicant, rules) === step),
    [phase, furthest, shown, form, applicant, rules],
  );
  useStepHistory(state, canShow, dispatch);
  useDraft(session);
  const isAtRisk = useCallback(
    () => phase !== 'registered' && hasAnswers(form.getValues(), applicant),
    [phase, form, applicant],
  );
  return <LeaveQuestion isAtRisk={isAtRisk} />;
}
