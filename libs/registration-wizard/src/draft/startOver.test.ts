import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import type { RegistrationForm } from '../form/registrationForm.ts';
import { startOfWizard, type WizardSession } from '../state/wizard.ts';
import { createPhotoQueue } from '../photos/photoQueue.ts';
import type { PhotoResult } from '../photos/preparePhoto.ts';
import { filledForm } from '../testing/filledForm.ts';
import { startOver } from './draftStore.ts';

test('startOver discards a photo that is still being prepared', async () => {
  URL.revokeObjectURL = vi.fn();
  const { result } = renderHook(() => useForm<RegistrationForm>({ defaultValues: filledForm }));
  const prepared = Promise.withResolvers<PhotoResult>();
  const results: unknown[] = [];
  const photoQueue = createPhotoQueue({
    prepare: () => prepared.promise,
    onResult: (_name, photo) => results.push(photo),
  });
  photoQueue.select('selfiePhoto', new File([], 'me'));
  // The queue starts to prepare the photo in a microtask.
  await Promise.resolve();
  const session: WizardSession = {
    form: result.current,
    state: startOfWizard,
    dispatch: vi.fn(),
  };
  startOver(session, photoQueue);
  prepared.resolve({
    ok: true,
    photo: { filename: 'me', blob: new Blob(), previewUrl: 'blob:me' },
  });
  await expect.poll(() => URL.revokeObjectURL).toHaveBeenCalledWith('blob:me');
  expect(results.filter((photo) => photo !== undefined)).toEqual([]);
});
