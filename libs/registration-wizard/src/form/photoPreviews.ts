import type { UseFormReturn } from 'react-hook-form';
import type { FieldName, RegistrationForm } from './registrationForm.ts';

type Form = UseFormReturn<RegistrationForm>;
export type PhotoName = Extract<FieldName, `${string}Photo${string}`>;

export const photoNames: readonly PhotoName[] = [
  'dlPhotoFront',
  'dlPhotoBack',
  'passportPhoto',
  'selfiePhoto',
];

/**
 * Revokes the object URLs of the photos. An object URL that is not revoked keeps its whole photo in
 * memory.
 */
export function releasePreviews(form: Form): void {
  for (const name of photoNames) releasePreview(form, name);
}

export function releasePreview(form: Form, name: PhotoName): void {
  const photo = form.getValues(name);
  if (photo) URL.revokeObjectURL(photo.previewUrl);
}
