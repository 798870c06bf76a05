import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { RegistrationForm } from '../fields/table.ts';
import { somePhoto } from '../testing/filledForm.ts';
import { findStep, openWizard } from '../testing/openWizard.testing.tsx';
import { renderPart } from '../testing/renderPart.testing.tsx';
import { PhotoInput } from './PhotoInput.tsx';
import { stopPreparing } from './preparing.ts';
import { photoFile, stubImaging } from '../testing/stubImaging.ts';

const label = 'Selfie Photo';
const noImage = () => new File(['%PDF'], 'me.jpg', { type: 'image/jpeg' });

// As the page does when it is left.
afterEach(() => stopPreparing());

/** Delays the next photo until the returned function is called. */
const delayNext = (decode: ReturnType<typeof stubImaging>['decode']) => {
  const bitmap = Promise.withResolvers<void>();
  const size = { width: 640, height: 480, close: vi.fn() };
  decode.mockImplementationOnce(() => bitmap.promise.then(() => size));
  return () => bitmap.resolve();
};

/** Renders the input of the selfie. */
async function open(answers: Partial<RegistrationForm> = {}) {
  const { decode } = stubImaging();
  const { user, container: region } = await renderPart(
    <PhotoInput name="selfiePhoto" description="Your face alone." shape="portrait" />,
    answers,
  );
  return {
    user,
    decode,
    input: () => screen.getByLabelText(label),
    preview: () => screen.findByAltText(`Your photo: ${label}`),
    /** Waits until a text is announced. Earlier ones stay in the region for some seconds. */
    said: (text: RegExp) =>
      waitFor(() => {
        const spoken = region.querySelectorAll('[role="status"] > *');
        const texts = Array.from(spoken, (each) => each.textContent.trim());
        expect(texts.filter((each) => text.test(each))).not.toEqual([]);
      }),
    delay: () => delayNext(decode),
  };
}

test('the live region announces that a photo is being prepared, is ready and was removed', async () => {
  const { user, input, said, delay } = await open();
  const finish = delay();
  await user.upload(input(), photoFile());
  await said(/^Preparing Selfie Photo$/);
  finish();
  await said(/^Selfie Photo is ready\.$/);
  await user.click(screen.getByRole('button', { name: `Remove ${label}` }));
  await said(/^Selfie Photo removed$/);
  expect(screen.queryByAltText(`Your photo: ${label}`)).toBeNull();
});

test('a rejected file is announced together with the note that the earlier photo is still there', async () => {
  const { user, input, said, preview } = await open({
    selfiePhoto: { ...somePhoto(), previewUrl: 'blob:me', advice: 'This photo looks dark.' },
  });
  expect(input()).toHaveAccessibleDescription(/looks dark/);
  await user.upload(input(), noImage());
  await said(/^This file is not an image.* Your earlier photo is still here\.$/);
  expect(input()).toHaveAccessibleDescription(/This file is not an image/);
  expect(input()).not.toHaveAccessibleDescription(/looks dark/);
  expect(await preview()).toBeVisible();
});

test('choosing another file removes the advice and the error of the previous file', async () => {
  const { user, input, said, delay } = await open({
    selfiePhoto: { ...somePhoto(), advice: 'This photo looks dark.' },
  });
  await user.upload(input(), noImage());
  await said(/not an image/);
  delay();
  await user.upload(input(), photoFile());
  expect(input()).toBeValid();
  expect(input()).not.toHaveAccessibleDescription(/looks dark|not an image/);
});

test('the last file for a field replaces an earlier one, whose preview is revoked', async () => {
  const { user, input, preview, decode, delay } = await open({ selfiePhoto: null });
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const urls = ['blob:size', 'blob:first', 'blob:size', 'blob:second'];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => urls.shift() ?? '');
  const finish = delay();
  await user.upload(input(), photoFile('first.jpg'));
  await waitFor(() => expect(decode).toHaveBeenCalledOnce());
  await user.upload(input(), photoFile('second.jpg'));
  finish();
  expect(await preview()).toHaveAttribute('src', 'blob:second');
  expect(revoke).toHaveBeenCalledWith('blob:first');
});

test('a photo that is removed while it is being prepared is not shown afterwards', async () => {
  const { user, input, said, decode, delay } = await open();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:removed');
  const finish = delay();
  await user.upload(input(), photoFile());
  await waitFor(() => expect(decode).toHaveBeenCalledOnce());
  revoke.mockClear();
  await user.click(screen.getByRole('button', { name: `Remove ${label}` }));
  await said(/^Selfie Photo removed$/);
  expect(input()).toHaveFocus();
  finish();
  await waitFor(() => expect(revoke).toHaveBeenCalledWith('blob:removed'));
  expect(screen.queryByAltText(`Your photo: ${label}`)).toBeNull();
});

test('photos are prepared one at a time, and Next waits for all of them', async () => {
  const { decode } = stubImaging();
  const answers = { dlPhotoFront: null, selfiePhoto: null };
  const { user, next } = await openWizard({ step: 4, answers });
  const finishFront = delayNext(decode);
  const finishSelfie = delayNext(decode);
  await user.upload(screen.getByLabelText("Front of driver's license"), photoFile());
  await next();
  await user.upload(screen.getByLabelText(label), photoFile());
  await waitFor(() => expect(decode).toHaveBeenCalledOnce());
  finishFront();
  await waitFor(() => expect(decode).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  finishSelfie();
  expect(await findStep('Payment and agreements')).toHaveFocus();
});
