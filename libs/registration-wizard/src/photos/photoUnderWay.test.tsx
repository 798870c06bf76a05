import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { submitRegistration } from '../submission/submitRegistration.ts';
import { findStep, openWizard } from '../testing/openWizard.testing.tsx';
import { playServices } from '../testing/playServices.testing.ts';
import { photoFile, stubImaging } from '../testing/stubImaging.ts';

vi.mock('../submission/submitRegistration.ts', { spy: true });

const { received, authWith } = playServices();

/** Presses Register while a photo of the previous step is still being prepared. */
async function registerWithPhotoUnderWay() {
  stubImaging();
  const bitmap = Promise.withResolvers<ImageBitmap>();
  vi.mocked(createImageBitmap).mockReturnValue(bitmap.promise);
  vi.mocked(submitRegistration).mockClear();
  const { auth } = authWith(vi.fn(() => new Promise<never>(() => undefined)));
  const { user, next, router } = await openWizard({ step: 5, auth });
  await waitFor(() => expect(router.state.location.state).toEqual({ registrationStep: 5 }));
  const go = async (delta: number, heading: string) => {
    await act(() => router.navigate(delta));
    await findStep(heading);
  };
  await go(-1, 'Verify your identity');
  await user.upload(screen.getByLabelText('Selfie Photo'), photoFile());
  await go(1, 'Payment and agreements');
  await next();
  expect(screen.getByRole('button', { name: 'Registering...' })).toBeDisabled();
  /** Finishes the photo and everything that waits for it. */
  const finish = async () => {
    const released = vi.spyOn(URL, 'revokeObjectURL');
    bitmap.resolve({ width: 10, height: 10, close: () => undefined });
    await waitFor(() => expect(released).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };
  return { user, next, go, finish };
}

test('Register submits once the photo is prepared, and only once if it is pressed repeatedly before', async () => {
  const { go, next, finish } = await registerWithPhotoUnderWay();
  await go(-1, 'Verify your identity');
  await next();
  await go(1, 'Payment and agreements');
  await next();
  expect(screen.getByRole('button', { name: 'Registering...' })).toBeDisabled();
  expect(submitRegistration).not.toHaveBeenCalled();
  await finish();
  expect(await screen.findByText('Sending your registration')).toBeVisible();
  expect(submitRegistration).toHaveBeenCalledOnce();
});

describe('going back while a photo is prepared submits nothing', () => {
  const expectNothingSent = () => {
    expect(submitRegistration).not.toHaveBeenCalled();
    expect(received).toEqual([]);
  };

  test.each(["the page's button", "the browser's"])('by %s', async (way) => {
    const { user, go, finish } = await registerWithPhotoUnderWay();
    if (way === "the browser's") await go(-1, 'Verify your identity');
    else await user.click(screen.getByRole('button', { name: 'Previous' }));
    await findStep('Verify your identity');
    await finish();
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
    expectNothingSent();
  });

  test('even when the step is shown again before the photo is ready', async () => {
    const { go, finish } = await registerWithPhotoUnderWay();
    await go(-1, 'Verify your identity');
    await go(1, 'Payment and agreements');
    expect(screen.getByRole('button', { name: 'Register' })).toBeEnabled();
    await finish();
    expectNothingSent();
  });
});
