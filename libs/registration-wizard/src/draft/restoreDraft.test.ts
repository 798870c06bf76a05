import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { draftFields, writeDraft } from '../fields/draft.ts';
import type { PreparedPhoto } from '../fields/field.ts';
import { emptyForm, type RegistrationForm } from '../fields/table.ts';
import { choosePhoto } from '../photos/choosePhoto.ts';
import { preparePhoto } from '../photos/preparePhoto.ts';
import { startOfWizard } from '../state/wizard.ts';
import { filledForm } from '../testing/filledForm.ts';
import { draftKey } from './draftKey.ts';
import { restoreDraft, startOver } from './useDraft.ts';

vi.mock('../photos/preparePhoto.ts');

const formWith = (defaultValues: RegistrationForm) =>
  renderHook(() => useForm<RegistrationForm>({ defaultValues })).result.current;

/** Restores the stored draft into a form that already has some answers. */
function restoreInto(answers: Partial<RegistrationForm>): RegistrationForm {
  const drafted = { ...filledForm, referredBy: 'Jordan' };
  sessionStorage.setItem(draftKey, writeDraft(drafted) ?? '');
  const form = formWith({ ...emptyForm, ...answers });
  restoreDraft(form, undefined);
  return form.getValues();
}

test('restoring a draft fills every empty field', () => {
  const restored = restoreInto({ referredBy: 'Robin' });
  for (const field of draftFields)
    if (field !== 'referredBy') expect(restored[field]).toEqual(filledForm[field]);
});

test('a draft belongs to the account with the same address in another case', () => {
  sessionStorage.setItem(draftKey, writeDraft({ ...filledForm, email: 'Avery@Example.com' }) ?? '');
  const form = formWith(emptyForm);
  restoreDraft(form, 'avery@example.com');
  expect(form.getValues('city')).toBe(filledForm.city);
});

test.each<Partial<RegistrationForm>>([
  { email: 'jordan@example.com' },
  { referredBy: 'ROBIN-7' },
  { idCardType: 'passport' },
  { billingAddressSameAsHome: false },
  { existingBankAccounts: [{ institution: 'Ally', accountTypes: ['Business Checking'] }] },
])('restoring a draft does not replace the answer %j, which was given before', (answer) => {
  const restored = restoreInto(answer);
  expect(restored).toMatchObject(answer);
  expect(restored.lastName).toBe('Example');
});

test('startOver clears every answer, and a photo that is still being prepared', async () => {
  URL.revokeObjectURL = vi.fn();
  const form = formWith(filledForm);
  const prepared = Promise.withResolvers<PreparedPhoto>();
  vi.mocked(preparePhoto).mockReturnValue(prepared.promise);
  choosePhoto(form, 'selfiePhoto', new File([], 'me'));
  // The photo is prepared in a microtask.
  await Promise.resolve();
  startOver({
    form,
    applicant: { kind: 'new' },
    state: startOfWizard,
    dispatch: vi.fn(),
    lost: [],
    setLost: vi.fn(),
  });
  prepared.resolve({ filename: 'me', blob: new Blob(), previewUrl: 'blob:me' });
  await expect.poll(() => URL.revokeObjectURL).toHaveBeenCalledWith('blob:me');
  expect(form.getValues()).toEqual(emptyForm);
});
