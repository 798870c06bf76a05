import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { somePhoto } from '../testing/filledForm.ts';
import { openWizard } from '../testing/openWizard.testing.tsx';
import { stubImaging } from '../testing/stubImaging.ts';
import { fakeCamera } from './fakeCamera.testing.ts';

const { areOn } = fakeCamera();

const preview = () => screen.queryByRole('img', { name: 'Your photo: Selfie Photo' });
const taken = () => screen.queryByRole('img', { name: /^The photo you took/ });

/** Opens the camera dialog on the security step, where a selfie is already chosen. */
async function openCamera() {
  stubImaging();
  const selfiePhoto = { ...somePhoto('before.jpg'), previewUrl: 'blob:before' };
  const { user } = await openWizard({ step: 4, answers: { selfiePhoto } });
  const opener = () => screen.getByRole('button', { name: /^Retake: Selfie Photo/ });
  await user.click(opener());
  const inDialog = (name: string) => screen.findByRole('button', { name });
  const take = await inDialog('Take photo');
  await waitFor(() => expect(take).toBeEnabled());
  const takePhoto = async () => {
    await user.click(take);
    await waitFor(() => expect(taken()).toBeVisible());
  };
  return { user, inDialog, takePhoto, opener };
}

test('a press outside the dialog neither switches the camera off nor discards the taken photo', async () => {
  const { user, inDialog, takePhoto } = await openCamera();
  await user.click(document.body);
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(areOn()).toEqual([true]);
  await takePhoto();
  await user.click(document.body);
  expect(taken()).toBeVisible();
  await user.click(await inDialog('Use photo'));
  await waitFor(() => expect(preview()).not.toHaveAttribute('src', 'blob:before'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(areOn()).toEqual([false]);
});

describe.each(['the live picture', 'a photo that was taken'])(
  'while the dialog shows %s',
  (state) => {
    test.each(['Escape', 'its Close button'])(
      '%s switches the camera off and does not replace the previous photo',
      async (way) => {
        const { user, inDialog, takePhoto, opener } = await openCamera();
        if (state === 'a photo that was taken') await takePhoto();
        if (way === 'Escape') await user.keyboard('{Escape}');
        else await user.click(await inDialog('Close'));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        expect(areOn()).toEqual([false]);
        await waitFor(() => expect(opener()).toHaveFocus());
        expect(preview()).toHaveAttribute('src', 'blob:before');
      },
    );
  },
);
