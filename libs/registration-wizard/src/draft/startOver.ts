import { clearForm } from '../form/registrationForm.ts';
import { stopPreparing } from '../photos/preparing.ts';
import type { WizardSession } from '../state/wizard.ts';
import { removeDraft } from './draftKey.ts';

/** Clears every answer, including a photo that is still being prepared, and returns to the first step. */
export function startOver({ form, applicant, dispatch }: WizardSession): void {
  stopPreparing();
  clearForm(form);
  if (applicant.kind === 'existing') form.setValue('email', applicant.email);
  removeDraft();
  dispatch({ type: 'startedOver' });
}
