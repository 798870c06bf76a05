import type { UseFormReturn } from 'react-hook-form';
import { ownErrorType } from '../form/fieldErrors.ts';
import type { RegistrationForm } from '../form/registrationForm.ts';
import type { PhotoQueueOptions, PhotoName } from './photoQueue.ts';

type Form = UseFormReturn<RegistrationForm>;

/** Puts what the queue has prepared into the form. A rejected file leaves the photo before it in place. */
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
    form.clearErrors(name);
  };
}

export const photoNames: readonly PhotoName[] = [
  'dlPhotoFront',
  'dlPhotoBack',
  'passportPhoto',
  'selfiePhoto',
];

/** A preview's address keeps the whole photo in memory until it is given back. */
export function releasePreviews(form: Form): void {
  for (const name of photoNames) releasePreview(form, name);
}

function releasePreview(form: Form, name: PhotoName): void {
  const photo = form.getValues(name);
  if (photo) URL.revokeObjectURL(photo.previewUrl);
}
