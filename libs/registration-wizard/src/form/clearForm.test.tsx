import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { filledForm, somePhoto } from '../testing/filledForm.ts';
import { emptyForm, type RegistrationForm } from '../fields/table.ts';
import { clearForm, clearOnLeave } from './registrationForm.ts';

const filled = () => {
  const answers = { ...filledForm, selfiePhoto: { ...somePhoto(), previewUrl: 'blob:selfie' } };
  const { result } = renderHook(() => useForm<RegistrationForm>({ defaultValues: emptyForm }));
  act(() => result.current.reset(answers));
  return result.current;
};

test('clearOnLeave clears the card and releases the photos', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const form = filled();
  clearOnLeave(form);
  expect(form.getValues()).toMatchObject({ cardNumber: '', cardSecurityCode: '' });
  expect(revoke).toHaveBeenCalledWith('blob:selfie');
});

test('clearForm clears every answer', () => {
  const form = filled();
  clearForm(form);
  expect(form.getValues()).toEqual(emptyForm);
});
