import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { emptyForm, type RegistrationForm } from '../fields/table.ts';
import type { PreparedPhoto } from '../fields/field.ts';
import { preparePhoto } from '../photos/preparePhoto.ts';
import { choosePhoto } from '../photos/choosePhoto.ts';
import { startOfWizard } from '../state/wizard.ts';
import { filledForm } from '../testing/filledForm.ts';
import { startOver } from './startOver.ts';

vi.mock('../photos/preparePhoto.ts');

test('startOver discards a photo that is still being prepared', async () => {
  URL.revokeObjectURL = vi.fn();
  const { result } = renderHook(() => useForm<RegistrationForm>({ defaultValues: filledForm }));
  const form = result.current;
  const prepared = Promise.withResolvers<PreparedPhoto>();
  vi.mocked(preparePhoto).mockReturnValue(prepared.promise);
  choosePhoto(form, 'selfiePhoto', new File([], 'me'));
  // The photo is prepared in a microtask.
  await Promise.resolve();
  startOver({ form, applicant: { kind: 'new' }, state: startOfWizard, dispatch: vi.fn() });
  prepared.resolve({ filename: 'me', blob: new Blob(), previewUrl: 'blob:me' });
  await expect.poll(() => URL.revokeObjectURL).toHaveBeenCalledWith('blob:me');
  expect(form.getValues()).toEqual(emptyForm);
});
