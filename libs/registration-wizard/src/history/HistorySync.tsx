import { useCallback, useMemo } from 'react';
import type { Location } from 'react-router';
import { firstIncomplete } from '../errors/checkSteps.ts';
import { LeaveQuestion } from '../draft/LeaveQuestion.tsx';
import { useDraft } from '../draft/useDraft.ts';
import { hasAnswers } from '../form/useRegistrationForm.ts';
import type { RegisteredNote } from '../state/historyEntry.ts';
import type { WizardState, WizardSession } from '../state/wizard.ts';
import { usePasswordRules } from '../steps/AccountStep/passwordRules.ts';
import { useStepHistory } from './useStepHistory.ts';
import type { StepNumber } from '../form/fields.ts';

export interface HistorySyncProps extends WizardSession {
  firstEntry: Location;
}

/**
 * Synchronizes the form with the browser history and the draft, and asks for a confirmation before
 * the page is left.
 */
export function HistorySync({ firstEntry, ...session }: HistorySyncProps) {
  const { form, state, dispatch } = session;
  const { phase, applicant, step: shown, furthest } = state;
  const rules = usePasswordRules(applicant);
  // Going back is always allowed. Going forward stops at the first incomplete step.
  const canShow = useCallback(
    (step: StepNumber) =>
      phase === 'editing' &&
      step <= furthest &&
      (step < shown || firstIncomplete(step, form, { applicant, rules }) === step),
    [phase, furthest, shown, form, applicant, rules],
  );
  const note = useMemo(() => noteOf(state), [state]);
  useStepHistory({ step: shown, phase, note }, firstEntry, canShow, dispatch);
  useDraft(session);
  const isAtRisk = useCallback(
    () => phase !== 'registered' && hasAnswers(form, applicant),
    [phase, form, applicant],
  );
  return <LeaveQuestion isAtRisk={isAtRisk} />;
}

/** Returns the note for the history entry, from which a reload restores the success view. */
function noteOf({ phase, earlier, applicant, receipt }: WizardState): RegisteredNote | undefined {
  if (phase !== 'registered' || !receipt) return earlier;
  const { reference, payment } = receipt;
  return { reference, isConfirmed: applicant.kind === 'existing', hasReceipt: Boolean(payment) };
}
