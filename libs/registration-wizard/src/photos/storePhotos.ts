import type { UseFormReturn } from 'react-hook-form';
import { clearErrors, ownErrorType } from '../form/useRegistrationForm.ts';
import type { RegistrationForm } from '../form/registrationForm.ts';
import { releasePreview } from '../form/photoPreviews.ts';
import type { PhotoQueueOptions } from './photoQueue.ts';

type Form = UseFormReturn<RegistrationForm>;

/**
 * Returns a handler that stores prepared photos in the form. A rejected file does not replace the
 * earlier photo.
 */
export function storePhotos(form: Form): PhotoQueueOptions['onResult'] {
  return (name, result) => {
    if (result?.ok === false) {
      const { reason } = result;
      const message = form.getValues(name)
        ? `${reason}. Your earlier photo is still here.`
        : reason;
      form.setError(name, { type: ownErrorType, message });
      return;
    }
    releasePreview(form, name);
    form.setValue(name, result?.photo ?? null, { shouldDirty: true });
    clearErrors(form, [name]);
  };
}
