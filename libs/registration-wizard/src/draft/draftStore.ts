import type { UseFormReturn } from 'react-hook-form';
import { isSameAnswer } from '../form/answers.ts';
import { emptyForm, type RegistrationForm } from '../form/registrationForm.ts';
import { draftFields, readDraft, writeDraft, type Draft } from './draft.ts';
import { draftKey } from './draftKey.ts';
import { tryStorage } from '../tryStorage.ts';

type Form = UseFormReturn<RegistrationForm>;

/** Keeps the answers that are no secrets for the tab; takes them away when there are none. */
export function saveDraft(form: Form): void {
  const stored = writeDraft(form.getValues());
  if (stored === undefined) removeDraft();
  else tryStorage(() => sessionStorage.setItem(draftKey, stored));
}

export function removeDraft(): void {
  tryStorage(() => sessionStorage.removeItem(draftKey));
}

/**
 * Puts the kept answers into the form, except where somebody has answered already. Answers of another
 * address than the signed-in one belong to somebody else and are dropped.
 */
export function restoreDraft(form: Form, signedInAs: string | undefined): void {
  const stored = tryStorage(() => sessionStorage.getItem(draftKey));
  if (!stored) return;
  const draft = readDraft(stored);
  if (signedInAs !== undefined && draft.email !== signedInAs) return removeDraft();
  for (const field of draftFields) restore(form, draft, field);
}

function restore<Field extends keyof Draft>(form: Form, draft: Draft, field: Field): void {
  const value = draft[field];
  if (value === undefined || !isSameAnswer(form.getValues(field), emptyForm[field])) return;
  form.setValue<keyof Draft>(field, value);
}
