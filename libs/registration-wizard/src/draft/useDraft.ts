import { useSession } from '@bank-bonuses/auth';
import { useEffect, useRef } from 'react';
import { hasAnswers } from '../form/answers.ts';
import type { WizardSession } from '../machine/wizardSession.ts';
import { saveDraft, restoreDraft } from './draftStore.ts';

/** Brings back what the tab has kept, then keeps what is answered, until the registration is done. */
export function useDraft({ form, state, dispatch }: WizardSession): void {
  const { applicant, phase } = state;
  const session = useSession();
  const isKnown = session.status !== 'loading';
  const signedInAs = session.status === 'signed-in' ? session.user.email : undefined;
  const isOver = phase === 'registered';
  const wasRestored = useRef(false);

  useEffect(() => {
    if (!isKnown || isOver) return;
    if (!wasRestored.current) {
      wasRestored.current = true;
      const hadAnswers = hasAnswers(form.getValues(), applicant);
      restoreDraft(form, signedInAs);
      if (!hadAnswers && hasAnswers(form.getValues(), applicant)) dispatch({ type: 'restored' });
    }
    const save = () => saveDraft(form);
    save();
    return form.subscribe({ formState: { values: true }, callback: save });
  }, [applicant, dispatch, form, isKnown, isOver, signedInAs]);
}
