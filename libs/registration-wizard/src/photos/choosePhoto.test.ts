import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyForm, type RegistrationForm } from '../fields/table.ts';
import { choosePhoto, removePhoto } from './choosePhoto.ts';
import { isAnyPreparing, photosReady, stopPreparing } from './preparing.ts';
import { preparePhoto, type PhotoResult } from './preparePhoto.ts';

vi.mock('./preparePhoto.ts');

const ready = (filename: string) => ({
  filename,
  blob: new Blob(),
  previewUrl: `blob:${filename}`,
});

const setUp = () => {
  const pending = new Map<string, (result: PhotoResult) => void>();
  vi.mocked(preparePhoto).mockImplementation(
    ({ name }) => new Promise<PhotoResult>((resolve) => pending.set(name, resolve)),
  );
  const { result } = renderHook(() => useForm<RegistrationForm>({ defaultValues: emptyForm }));
  const form = result.current;
  const begun = (name: string) => expect.poll(() => pending.has(name)).toBe(true);
  return {
    form,
    begun,
    choose: (name: Parameters<typeof choosePhoto>[1], file: string) =>
      choosePhoto(form, name, new File([], file)),
    finish: async (name: string, result: PhotoResult = { ok: true, photo: ready(name) }) => {
      await begun(name);
      pending.get(name)?.(result);
    },
  };
};

beforeEach(() => {
  URL.revokeObjectURL = vi.fn();
  vi.mocked(preparePhoto).mockReset();
  stopPreparing();
});

test('a chosen file is prepared and stored in the form', async () => {
  const { form, choose, finish } = setUp();
  choose('selfiePhoto', 'me');
  expect(isAnyPreparing()).toBe(true);
  await finish('me');
  await photosReady();
  expect(isAnyPreparing()).toBe(false);
  expect(form.getValues('selfiePhoto')).toEqual(ready('me'));
});

test('one photo is prepared at a time', async () => {
  const { choose, begun, finish } = setUp();
  choose('dlPhotoFront', 'front');
  choose('dlPhotoBack', 'back');
  await begun('front');
  expect(preparePhoto).toHaveBeenCalledOnce();
  await finish('front');
  await finish('back');
  await photosReady();
  expect(preparePhoto).toHaveBeenCalledTimes(2);
});

test('the last file for a field replaces an earlier one, whose preview is revoked', async () => {
  const { form, choose, begun, finish } = setUp();
  choose('selfiePhoto', 'first');
  await begun('first');
  choose('selfiePhoto', 'second');
  await finish('first');
  await finish('second');
  await photosReady();
  expect(form.getValues('selfiePhoto')).toEqual(ready('second'));
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:first');
});

test('a rejected file has an error and does not replace the earlier photo', async () => {
  const { form, choose, finish } = setUp();
  choose('selfiePhoto', 'me');
  await finish('me');
  choose('selfiePhoto', 'text');
  await finish('text', { ok: false, reason: 'No photo' });
  await photosReady();
  expect(form.getValues('selfiePhoto')).toEqual(ready('me'));
  expect(form.getFieldState('selfiePhoto').error?.message).toBe(
    'No photo. Your earlier photo is still here.',
  );
});

test('photosReady also waits for a photo that is chosen after the call', async () => {
  const { choose, begun, finish } = setUp();
  choose('dlPhotoFront', 'front');
  const isReady = vi.fn();
  const waiting = photosReady().then(isReady);
  await begun('front');
  choose('dlPhotoBack', 'back');
  await finish('front');
  await begun('back');
  expect(isReady).not.toHaveBeenCalled();
  await finish('back');
  await waiting;
});

test('a photo that is removed while it is being prepared is not stored', async () => {
  const { form, choose, begun, finish } = setUp();
  choose('selfiePhoto', 'me');
  await begun('me');
  removePhoto(form, 'selfiePhoto');
  await photosReady();
  await finish('me');
  await expect.poll(() => URL.revokeObjectURL).toHaveBeenCalledWith('blob:me');
  expect(form.getValues('selfiePhoto')).toBeNull();
});
