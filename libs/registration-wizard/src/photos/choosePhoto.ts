import type { PhotoName } from '../fields/table.ts';
import { toFieldError } from '../errors/formError.ts';
import { releasePreview, setAnswer, type Form } from '../form/registrationForm.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';
import { startPreparing, stopPreparing } from './preparing.ts';

/**
 * Prepares a file and stores it in the form. A later file for the same field replaces it, and a
 * rejected file does not replace the earlier photo.
 */
export function choosePhoto(form: Form, name: PhotoName, file: File): void {
  startPreparing(name, file, async (isCurrent) => {
    const photo = await shrinkPhoto(file);
    if ('error' in photo) {
      if (!isCurrent()) return;
      const kept = form.getValues(name) ? '. Your earlier photo is still here.' : '';
      const text = photo.error + kept;
      form.setError(name, toFieldError({ text, message: text }));
    } else if (isCurrent()) {
      releasePreview(form, name);
      setAnswer(form, name, photo);
      form.clearErrors(name);
    } else {
      URL.revokeObjectURL(photo.previewUrl);
    }
  });
}

/** Removes a field's photo, even one that is not ready yet. */
export function removePhoto(form: Form, name: PhotoName): void {
  stopPreparing(name);
  releasePreview(form, name);
  setAnswer(form, name, null);
  form.clearErrors(name);
}
