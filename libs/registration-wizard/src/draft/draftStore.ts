import { draftFields, readDraft, readGiven, writeDraft } from '../fields/draft.ts';
import type { LostName } from '../fields/field.ts';
import { emptyForm } from '../fields/table.ts';
import { isSameAnswer, type Form } from '../form/registrationForm.ts';
import { tryStorage } from '../tryStorage.ts';
import { draftKey, removeDraft } from './draftKey.ts';

/** Stores the non-secret answers in this tab, or removes the draft if there are none. */
export function saveDraft(form: Form, lost: readonly LostName[]): void {
  const stored = writeDraft(form.getValues(), lost);
  if (stored === undefined) removeDraft();
  else tryStorage(() => sessionStorage.setItem(draftKey, stored));
}

/**
 * Restores the draft into the form, except for fields that already have an answer. Drops a draft
 * whose address is not that of the signed-in account, because it belongs to another person. Returns
 * the names of the answers that were given but not stored.
 */
export function restoreDraft(form: Form, signedInAs: string | undefined): LostName[] {
  const stored = tryStorage(() => sessionStorage.getItem(draftKey));
  if (!stored) return [];
  const draft = readDraft(stored);
  if (signedInAs !== undefined && draft.email !== signedInAs) {
    removeDraft();
    return [];
  }
  for (const name of draftFields) {
    const value = draft[name];
    if (value !== undefined && isSameAnswer(form.getValues(name), emptyForm[name]))
      form.setValue(name, value);
  }
  return readGiven(stored);
}
