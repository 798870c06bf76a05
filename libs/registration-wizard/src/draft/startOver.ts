import { clearForm } from '../form/clearForm.ts';
import { photoNames } from '../photos/storePhotos.ts';
import type { Registration } from '../shell/useRegistration.ts';
import { removeDraft } from './draftStore.ts';

/** Removes every answer, also a photo that is not ready yet, and goes back to the first step. */
export function startOver({ form, lazySteps, state, dispatch }: Registration): void {
  for (const name of photoNames) lazySteps?.photoQueue.remove(name);
  clearForm(form);
  if (state.applicant.kind === 'existing') form.setValue('email', state.applicant.email);
  removeDraft();
  dispatch({ type: 'startedOver' });
}
