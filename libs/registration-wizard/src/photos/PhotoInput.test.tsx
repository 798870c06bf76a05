import { LiveRegion } from '@bank-bonuses/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { somePhoto } from '../testing/filledForm.ts';
import { openWizard } from '../testing/openWizard.testing.tsx';
import { photoFile, stubImaging } from '../testing/stubImaging.ts';

beforeEach(stubImaging);

const label = 'Selfie Photo';
const noImage = () => new File(['%PDF'], 'me.jpg', { type: 'image/jpeg' });

/** Opens the security step with the page's live region. */
async function open(selfiePhoto = somePhoto()) {
  const { user } = await openWizard({ step: 4, answers: { selfiePhoto } });
  const region = render(<LiveRegion />).container;
  return {
    user,
    input: () => screen.getByLabelText(label),
    said: (text: RegExp) =>
      waitFor(() => expect(region.querySelector('[role="status"]')).toHaveTextContent(text)),
  };
}

test('the live region announces that a photo is being prepared, is ready and was removed', async () => {
  const { user, input, said } = await open();
  await user.upload(input(), photoFile());
  await said(/^Selfie Photo is ready\.$/);
  const bitmap = Promise.withResolvers<ImageBitmap>();
  vi.mocked(createImageBitmap).mockReturnValue(bitmap.promise);
  await user.upload(input(), photoFile());
  await said(/^Preparing Selfie Photo$/);
  bitmap.resolve({ width: 1600, height: 1200, close: () => undefined });
  await said(/^Selfie Photo is ready\.$/);
  await user.click(screen.getByRole('button', { name: `Remove ${label}` }));
  await said(/^Selfie Photo removed$/);
});

test('a rejected file is announced together with the note that the earlier photo is still there', async () => {
  const { user, input, said } = await open({ ...somePhoto(), hints: ['dark'] });
  expect(input()).toHaveAccessibleDescription(/looks dark/);
  await user.upload(input(), noImage());
  await said(/^This file is not an image.* Your earlier photo is still here\.$/);
  expect(input()).toHaveAccessibleDescription(/This file is not an image/);
  expect(input()).not.toHaveAccessibleDescription(/looks dark/);
});

test('choosing another file removes the advice and the error of the previous file', async () => {
  const { user, input, said } = await open({ ...somePhoto(), hints: ['dark'] });
  await user.upload(input(), noImage());
  await said(/not an image/);
  vi.mocked(createImageBitmap).mockReturnValue(new Promise(() => undefined));
  await user.upload(input(), photoFile());
  expect(input()).toBeValid();
  expect(input()).not.toHaveAccessibleDescription(/looks dark|not an image/);
});

test('a photo that is removed while it is being prepared is not shown afterwards', async () => {
  const { user, input, said } = await open();
  const bitmap = Promise.withResolvers<ImageBitmap>();
  vi.mocked(createImageBitmap).mockReturnValue(bitmap.promise);
  await user.upload(input(), photoFile());
  await said(/^Preparing Selfie Photo$/);
  await user.click(screen.getByRole('button', { name: `Remove ${label}` }));
  await said(/^Selfie Photo removed$/);
  expect(input()).toHaveFocus();
  const encoded = vi.spyOn(URL, 'revokeObjectURL');
  bitmap.resolve({ width: 1600, height: 1200, close: () => undefined });
  await waitFor(() => expect(encoded).toHaveBeenCalled());
  expect(screen.queryByRole('img')).toBeNull();
});
