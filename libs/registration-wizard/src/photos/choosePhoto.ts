import type { PhotoName } from '../fields/table.ts';
import { toFieldError } from '../form/fieldError.ts';
import { releasePreview, setAnswer, type Form } from '../form/registrationForm.ts';
import { enqueue, isCurrent, setPreparing } from './preparing.ts';
import { preparePhoto } from './preparePhoto.ts';

/**
 * Prepares a file and stores it in the form. A later file for the same field replaces it, and a
 * rejected file does not replace the earlier photo.
 */
export function choosePhoto(form: Form, name: PhotoName, file: File): void {
  setPreparing(name, file);
  enqueue(() => prepare(form, name, file));
}

async function prepare(form: Form, name: PhotoName, file: File): Promise<void> {
  if (!isCurrent(name, file)) return;
  const result = await preparePhoto(file);
  if (!isCurrent(name, file)) {
    if (result.ok) URL.revokeObjectURL(result.photo.previewUrl);
    return;
  }
  if (result.ok) {
    releasePreview(form, name);
    setAnswer(form, name, result.photo);
    form.clearErrors(name);
  } else {
    const kept = form.getValues(name) ? '. Your earlier photo is still here.' : '';
    const text = result.reason + kept;
    form.setError(name, toFieldError({ text, message: text }));
  }
  setPreparing(name, undefined);
}

/** Removes a field's photo, even one that is not ready yet. */
export function removePhoto(form: Form, name: PhotoName): void {
  releasePreview(form, name);
  setAnswer(form, name, null);
  form.clearErrors(name);
  setPreparing(name, undefined);
}
