import type { UseFormReturn } from 'react-hook-form';
import { ownFault } from '../form/faults.ts';
import type { RegistrationForm } from '../form/registrationForm.ts';
import type { PhotoDeskOptions, PhotoName } from './photoDesk.ts';

type Form = UseFormReturn<RegistrationForm>;

/** Puts what the desk has prepared into the form. A refused file leaves the photo before it in place. */
export function keepPhotos(form: Form): PhotoDeskOptions['onResult'] {
  return (name, result) => {
    if (result?.ok === false) {
      const { reason } = result;
      const message = form.getValues(name)
        ? `${reason}. Your earlier photo is still here.`
        : reason;
      form.setError(name, { type: ownFault, message });
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
