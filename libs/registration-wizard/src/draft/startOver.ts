import { forgetEverything } from '../form/forget.ts';
import { photoNames } from '../photos/keepPhotos.ts';
import type { Registration } from '../useRegistration.ts';
import { forgetDraft } from './draftStore.ts';

/** Removes every answer, also a photo that is not ready yet, and goes back to the first step. */
export function startOver({ form, later, state, dispatch }: Registration): void {
  for (const name of photoNames) later?.desk.remove(name);
  forgetEverything(form);
  if (state.account.kind === 'existing') form.setValue('email', state.account.email);
  forgetDraft();
  dispatch({ type: 'startedOver' });
}
