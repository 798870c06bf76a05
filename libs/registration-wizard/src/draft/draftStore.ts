import type { UseFormReturn } from 'react-hook-form';
import { isSameAnswer } from '../form/useRegistrationForm.ts';
import { emptyForm, type RegistrationForm } from '../form/registrationForm.ts';
import { draftFields, readDraft, readGiven, writeDraft, type Draft } from './draft.ts';
import { draftKey } from './draftKey.ts';
import { clearForm } from '../form/clearForm.ts';
import { photoNames } from '../form/photoPreviews.ts';
import type { PhotoQueue } from '../photos/photoQueue.ts';
import type { WizardSession } from '../state/wizard.ts';
import type { LostName } from '../form/lostAnswers.ts';
import { tryStorage } from '../tryStorage.ts';

type Form = UseFormReturn<RegistrationForm>;

/** Stores the non-secret answers in this tab, or removes the draft if there are none. */
export function saveDraft(form: Form, lost: readonly LostName[]): void {
  const stored = writeDraft(form.getValues(), lost);
  if (stored === undefined) removeDraft();
  else tryStorage(() => sessionStorage.setItem(draftKey, stored));
}

export function removeDraft(): void {
  tryStorage(() => sessionStorage.removeItem(draftKey));
}

/**
 * Restores the draft into the form, except for fields that already have an answer. Drops a draft
 * whose address is not that of the signed-in account, because it belongs to another person. Returns
 * the names of the answers that were given but not stored.
 */
export function restoreDraft(form: Form, signedInAs: string | undefined): LostName[] {
  const stored = tryStorage(() => sessionStorage.getItem(draftKey));
  if (!stored) return [];
  const draft = readDraft(stored);
  if (signedInAs !== undefined && draft.email !== signedInAs) {
    removeDraft();
    return [];
  }
  for (const field of draftFields) restore(form, draft, field);
  return readGiven(stored);
}

function restore<Field extends keyof Draft>(form: Form, draft: Draft, field: Field): void {
  const value = draft[field];
  if (value === undefined || !isSameAnswer(form.getValues(field), emptyForm[field])) return;
  form.setValue<keyof Draft>(field, value);
}

/** Clears every answer, including a photo that is still being prepared, and returns to the first step. */
export function startOver({ form, state, dispatch }: WizardSession, photoQueue: PhotoQueue): void {
  for (const name of photoNames) photoQueue.remove(name);
  clearForm(form);
  if (state.applicant.kind === 'existing') form.setValue('email', state.applicant.email);
  removeDraft();
  dispatch({ type: 'startedOver' });
}
