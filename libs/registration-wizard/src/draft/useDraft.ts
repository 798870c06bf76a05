import { useSession } from '@bank-bonuses/auth';
import { useEffect, useRef } from 'react';
import { hasAnswers } from '../form/registrationForm.ts';
import type { WizardSession } from '../state/wizard.ts';
import { saveDraft, restoreDraft } from './draftStore.ts';

/** Restores the tab's draft, then stores every change, until the registration is done. */
export function useDraft({ form, applicant, state, dispatch }: WizardSession): void {
  const { phase, isRestored, lost: knownLost } = state;
  const session = useSession();
  const isKnown = session.status !== 'loading';
  const signedInAs = session.status === 'signed-in' ? session.user.email : undefined;
  const isOver = phase === 'registered';
  const wasRestored = useRef(false);

  useEffect(() => {
    if (!isKnown || isOver) return;
    let lost = knownLost ?? [];
    if (!wasRestored.current) {
      wasRestored.current = true;
      const hadAnswers = hasAnswers(form, applicant);
      lost = restoreDraft(form, signedInAs);
      const hasSome = hasAnswers(form, applicant);
      if (hasSome && (isRestored || !hadAnswers)) dispatch({ type: 'restored', lost });
      // The history entry belongs to a later step, but the draft had another address and was
      // dropped.
      if (isRestored && !hasSome) dispatch({ type: 'startedOver' });
    }
    const save = () => saveDraft(form, lost);
    save();
    return form.subscribe({ formState: { values: true }, callback: save });
  }, [applicant, dispatch, form, isKnown, isOver, isRestored, knownLost, signedInAs]);
}
