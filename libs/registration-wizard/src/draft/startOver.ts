import { clearForm } from '../form/clearForm.ts';
import { photoNames } from '../photos/photoPreviews.ts';
import type { WizardSession } from '../machine/wizardSession.ts';
import type { PhotoQueue } from '../photos/photoQueue.ts';
import { removeDraft } from './draftStore.ts';

/** Removes every answer, also a photo that is not ready yet, and goes back to the first step. */
export function startOver({ form, state, dispatch }: WizardSession, photoQueue: PhotoQueue): void {
  for (const name of photoNames) photoQueue.remove(name);
  clearForm(form);
  if (state.applicant.kind === 'existing') form.setValue('email', state.applicant.email);
  removeDraft();
  dispatch({ type: 'startedOver' });
}
