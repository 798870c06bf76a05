import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { filledForm, somePhoto } from '../testing/filledForm.ts';
import { forgetEverything, leave } from './forget.ts';
import { emptyForm, type RegistrationForm } from './registrationForm.ts';

const filled = () => {
  const answers = { ...filledForm, selfiePhoto: { ...somePhoto(), previewUrl: 'blob:selfie' } };
  const { result } = renderHook(() => useForm<RegistrationForm>({ defaultValues: emptyForm }));
  act(() => result.current.reset(answers));
  return result.current;
};

test('leaving forgets the card and gives the photos back', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const form = filled();
  leave(form);
  expect(form.getValues()).toMatchObject({ cardNumber: '', cardSecurityCode: '' });
  expect(revoke).toHaveBeenCalledWith('blob:selfie');
});

test('after a success nothing is left', () => {
  const form = filled();
  forgetEverything(form);
  expect(form.getValues()).toEqual(emptyForm);
});
