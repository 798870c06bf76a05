import { photoNames } from '../form/photoPreviews.ts';
import type { RegistrationForm } from '../form/registrationForm.ts';
import { trimAnswers } from './payload.ts';

/**
 * The answers of one submission, to compare with a later one. Contains secrets: keep it no longer than the
 * form.
 */
export interface HandedIn {
  text: string;
  photos: readonly unknown[];
}

export function handedInOf(answers: RegistrationForm): HandedIn {
  return {
    text: JSON.stringify(trimAnswers(answers)),
    photos: photoNames.map((name) => answers[name]),
  };
}

export function isSameHandedIn(one: HandedIn, other: HandedIn): boolean {
  return one.text === other.text && one.photos.every((photo, at) => photo === other.photos[at]);
}
