import { useCallback, useMemo } from 'react';
import type { Location } from 'react-router';
import { useDraft } from '../draft/useDraft.ts';
import type { StepNumber } from '../fields/field.ts';
import { loadedRules } from '../fields/loadedRules.ts';
import { usePasswordRules } from '../fields/passwordRules.ts';
import { answersOf } from '../form/registrationForm.ts';
import type { WizardSession } from '../state/wizard.ts';
import { noteOf } from './historyEntry.ts';
import { useStepHistory } from './useStepHistory.ts';
import { stepNumbers } from '../steps.ts';

export interface HistorySyncProps extends WizardSession {
  firstEntry: Location;
}

/** Synchronizes the form with the browser history and the draft. A component without output. */
export function HistorySync({ firstEntry, ...session }: HistorySyncProps) {
  const { form, applicant, state, dispatch } = session;
  const { phase, step: shown, furthest } = state;
  const rules = usePasswordRules(applicant);
  // Going back is always allowed. Going forward stops at the first incomplete step.
  const canShow = useCallback(
    (step: StepNumber) => {
      const answers = answersOf(form.getValues(), applicant);
      const isComplete = (each: StepNumber) =>
        loadedRules(each)?.errors(answers, rules).length === 0;
      return (
        phase === 'editing' &&
        step <= furthest &&
        (step < shown || stepNumbers.every((each) => each >= step || isComplete(each)))
      );
    },
    [phase, furthest, shown, form, applicant, rules],
  );
  const note = useMemo(() => noteOf(state, applicant, firstEntry), [state, applicant, firstEntry]);
  useStepHistory({ step: shown, phase, note }, firstEntry, canShow, dispatch);
  useDraft(session);
  return null;
}
