import { useCallback, useMemo } from 'react';
import type { Location } from 'react-router';
import { firstIncomplete } from '../machine/checkSteps.ts';
import { LeaveQuestion } from '../draft/LeaveQuestion.tsx';
import { useDraft } from '../draft/useDraft.ts';
import { hasAnswers } from '../form/useRegistrationForm.ts';
import type { RegisteredNote } from '../machine/registeredNote.ts';
import type { WizardState } from '../machine/wizard.ts';
import type { Receipt } from '../receipt/receipt.ts';
import { usePasswordRules } from '../steps/AccountStep/usePasswordRules.ts';
import { useStepHistory } from './useStepHistory.ts';
import type { WizardSession } from '../machine/wizardSession.ts';
import type { StepNumber } from '../machine/stepNumbers.ts';

export interface HistorySyncProps extends WizardSession {
  firstEntry: Location;
  receipt: Receipt | undefined;
}

/** Keeps form, browser history and draft in step, and asks before the page is left. */
export function HistorySync({ firstEntry, receipt, ...session }: HistorySyncProps) {
  const { form, state, dispatch } = session;
  const { phase, applicant, step: shown, furthest } = state;
  const rules = usePasswordRules(applicant);
  // Going back is free; going forward stops at the first incomplete step.
  const canShow = useCallback(
    (step: StepNumber) =>
      phase === 'editing' &&
      step <= furthest &&
      (step < shown || firstIncomplete(step, form, { applicant, rules }) === step),
    [phase, furthest, shown, form, applicant, rules],
  );
  const note = useMemo(() => noteOf(state, receipt), [state, receipt]);
  useStepHistory({ step: shown, phase, note }, firstEntry, canShow, dispatch);
  useDraft(session);
  const isAtRisk = useCallback(
    () => phase !== 'registered' && hasAnswers(form, applicant),
    [phase, form, applicant],
  );
  return <LeaveQuestion isAtRisk={isAtRisk} />;
}

/** What a reload of the success view may still know. */
function noteOf(
  { phase, earlier, applicant }: WizardState,
  receipt: Receipt | undefined,
): RegisteredNote | undefined {
  if (phase !== 'registered' || !receipt) return earlier;
  const { reference, payment } = receipt;
  return { reference, isConfirmed: applicant.kind === 'existing', hasReceipt: Boolean(payment) };
}
