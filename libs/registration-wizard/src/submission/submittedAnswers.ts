import { trimAnswers } from '../fields/payload.ts';
import { photoNames, type RegistrationForm } from '../fields/table.ts';

/**
 * The answers of one submission, to compare with a later submission. Contains secrets, so it must
 * not be stored longer than the form.
 */
export interface SubmittedAnswers {
  text: string;
  photos: readonly unknown[];
}

export function submittedAnswersOf(answers: RegistrationForm): SubmittedAnswers {
  return {
    text: JSON.stringify(trimAnswers(answers)),
    photos: photoNames.map((name) => answers[name]),
  };
}

export function isSameSubmission(one: SubmittedAnswers, other: SubmittedAnswers): boolean {
  return one.text === other.text && one.photos.every((photo, at) => photo === other.photos[at]);
}
