import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { filledForm } from '../testing/filledForm.ts';
import { draftKey } from './draftKey.ts';
import { restoreDraft } from './draftStore.ts';
import { draftFields, writeDraft } from '../fields/draft.ts';
import { emptyForm, type RegistrationForm } from '../fields/table.ts';

/** Restores the stored draft into a form that already has some answers. */
function restoreInto(answers: Partial<RegistrationForm>): RegistrationForm {
  const defaultValues = { ...emptyForm, ...answers };
  const { result } = renderHook(() => useForm<RegistrationForm>({ defaultValues }));
  restoreDraft(result.current, undefined);
  return result.current.getValues();
}

beforeEach(() => sessionStorage.setItem(draftKey, writeDraft(filledForm) ?? ''));

test('restoring a draft fills every empty field', () => {
  const restored = restoreInto({});
  for (const field of draftFields) expect(restored[field]).toEqual(filledForm[field]);
});

test.each<Partial<RegistrationForm>>([
  { email: 'jordan@example.com' },
  { referredBy: 'ROBIN-7' },
  { state: 'CT' },
  { idCardType: 'passport' },
  { paymentMethod: 'wire' },
  { billingAddressSameAsHome: false },
  { existingBankAccounts: [{ institution: 'Ally', accountTypes: ['Business Checking'] }] },
])('restoring a draft does not replace the answer %j, which was given before', (answer) => {
  const drafted = { ...filledForm, idCardType: 'drivers_license', referredBy: 'Jordan' } as const;
  sessionStorage.setItem(draftKey, writeDraft(drafted) ?? '');
  const restored = restoreInto(answer);
  expect(restored).toMatchObject(answer);
  expect(restored.lastName).toBe('Example');
});
