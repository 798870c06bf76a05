import { useCallback, useEffect, useMemo } from 'react';
import type { Location } from 'react-router';
import { LeaveQuestion } from '../draft/LeaveQuestion.tsx';
import { useDraft } from '../draft/useDraft.ts';
import type { StepNumber } from '../fields/field.ts';
import { usePasswordRules } from '../fields/passwordRules.ts';
import { stepNumbers } from '../fields/table.ts';
import { findStepErrors } from '../fields/validate.ts';
import { answersOf, hasAnswers } from '../form/registrationForm.ts';
import type { RegisteredNote } from './historyEntry.ts';
import type { WizardState, WizardSession } from '../state/wizard.ts';
import type { Applicant } from '../form/applicant.ts';
import { useStepHistory } from './useStepHistory.ts';

export interface HistorySyncProps extends WizardSession {
  firstEntry: Location;
  /** Called once the answers are kept and the page is guarded. */
  onReady: () => void;
}

/**
 * Synchronizes the form with the browser history and the draft, and asks for a confirmation before
 * the page is left.
 */
export function HistorySync({ firstEntry, onReady, ...session }: HistorySyncProps) {
  const { form, applicant, state, dispatch } = session;
  const { phase, step: shown, furthest } = state;
  const rules = usePasswordRules(applicant);
  // Going back is always allowed. Going forward stops at the first incomplete step.
  const canShow = useCallback(
    (step: StepNumber) => {
      const answers = answersOf(form.getValues(), applicant);
      const isComplete = (each: StepNumber) => findStepErrors(each, answers, rules).length === 0;
      return (
        phase === 'editing' &&
        step <= furthest &&
        (step < shown || stepNumbers.every((each) => each >= step || isComplete(each)))
      );
    },
    [phase, furthest, shown, form, applicant, rules],
  );
  const note = useMemo(() => noteOf(state, applicant), [state, applicant]);
  useStepHistory({ step: shown, phase, note }, firstEntry, canShow, dispatch);
  useDraft(session);
  useEffect(onReady, [onReady]);
  const isAtRisk = useCallback(
    () => phase !== 'registered' && hasAnswers(form, applicant),
    [phase, form, applicant],
  );
  return <LeaveQuestion isAtRisk={isAtRisk} />;
}

/** Returns the note for the history entry, from which a reload restores the success view. */
function noteOf(
  { phase, earlier, receipt }: WizardState,
  applicant: Applicant,
): RegisteredNote | undefined {
  if (phase !== 'registered' || !receipt) return earlier;
  const { reference, payment } = receipt;
  return { reference, isConfirmed: applicant.kind === 'existing', hasReceipt: Boolean(payment) };
}
