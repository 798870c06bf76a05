import { useSession } from '@bank-bonuses/auth';
import { useEffect, useRef } from 'react';
import { draftFields, readDraft, readGiven, writeDraft } from '../fields/draft.ts';
import type { LostName } from '../fields/lostAnswers.ts';
import { emptyForm } from '../fields/table.ts';
import { comparableEmail } from '../form/applicant.ts';
import { clearForm, hasAnswers, isSameAnswer, type Form } from '../form/registrationForm.ts';
import { stopPreparing } from '../photos/preparing.ts';
import type { WizardSession } from '../state/wizard.ts';
import { draftKey, removeDraft, tryStorage } from './draftKey.ts';

/** Restores the tab's draft, then stores every change, until the registration is done. */
export function useDraft(wizard: WizardSession): void {
  const { form, applicant, state, dispatch, lost: knownLost, setLost } = wizard;
  const session = useSession();
  const isKnown = session.status !== 'loading';
  const signedInAs = session.status === 'signed-in' ? session.user.email : undefined;
  const isOver = state.phase === 'registered';
  const isLater = state.step > 1;
  const wasRestored = useRef(false);

  useEffect(() => {
    if (!isKnown || isOver) return;
    let lost = knownLost ?? [];
    if (!wasRestored.current) {
      wasRestored.current = true;
      const hadAnswers = hasAnswers(form, applicant);
      const restored = restoreDraft(form, signedInAs);
      const hasSome = hasAnswers(form, applicant);
      lost = restored ?? [];
      if (restored && hasSome && (isLater || !hadAnswers)) setLost(lost);
      // The history entry belongs to a later step, but the draft had another address and was
      // dropped.
      if (isLater && !hasSome) dispatch({ type: 'startedOver' });
    }
    const save = () => saveDraft(form, lost);
    save();
    return form.subscribe({ formState: { values: true }, callback: save });
  }, [applicant, dispatch, form, isKnown, isLater, isOver, knownLost, setLost, signedInAs]);
}

/** Stores the non-secret answers in this tab, or removes the draft if there are none. */
function saveDraft(form: Form, lost: readonly LostName[]): void {
  const stored = writeDraft(form.getValues(), lost);
  if (stored === undefined) removeDraft();
  else tryStorage(() => sessionStorage.setItem(draftKey, stored));
}

/**
 * Restores the draft into the form, except for fields that already have an answer. Drops a draft
 * whose address is not that of the signed-in account, because it belongs to another person. Returns
 * the names of the answers that were given but not stored; `undefined` if no draft was restored.
 */
export function restoreDraft(form: Form, signedInAs: string | undefined): LostName[] | undefined {
  const stored = tryStorage(() => sessionStorage.getItem(draftKey));
  if (!stored) return undefined;
  const draft = readDraft(stored);
  const isOwn = (email: string) => comparableEmail(email) === comparableEmail(draft.email ?? '');
  if (signedInAs !== undefined && !isOwn(signedInAs)) {
    removeDraft();
    return undefined;
  }
  for (const name of draftFields) {
    const value = draft[name];
    if (value !== undefined && isSameAnswer(form.getValues(name), emptyForm[name]))
      form.setValue(name, value);
  }
  return readGiven(stored);
}

/** Clears every answer, including a photo that is still being prepared, and returns to the first step. */
export function startOver({ form, applicant, dispatch, setLost }: WizardSession): void {
  stopPreparing();
  clearForm(form);
  if (applicant.kind === 'existing') form.setValue('email', applicant.email);
  removeDraft();
  setLost(undefined);
  dispatch({ type: 'startedOver' });
}
