import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { draftFields, writeDraft } from '../fields/draft.ts';
import { emptyForm, type RegistrationForm } from '../fields/table.ts';
import { choosePhoto } from '../photos/choosePhoto.ts';
import { startOfWizard } from '../state/wizard.ts';
import { filledForm } from '../testing/filledForm.ts';
import { photoFile, stubImaging } from '../testing/stubImaging.ts';
import { draftKey } from './draftKey.ts';
import { restoreDraft, startOver } from './useDraft.ts';

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
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:me');
  const form = formWith(filledForm);
  const { decode } = stubImaging();
  const bitmap = Promise.withResolvers<void>();
  decode.mockReturnValue(bitmap.promise.then(() => ({ width: 640, height: 480, close: vi.fn() })));
  choosePhoto(form, 'selfiePhoto', photoFile());
  await expect.poll(() => decode).toHaveBeenCalled();
  revoke.mockClear();
  startOver({
    form,
    applicant: { kind: 'new' },
    state: startOfWizard,
    dispatch: vi.fn(),
    lost: [],
    setLost: vi.fn(),
  });
  bitmap.resolve();
  await expect.poll(() => revoke).toHaveBeenCalledWith('blob:me');
  expect(form.getValues()).toEqual(emptyForm);
});
