import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StepNumber } from '../fields/field.ts';
import { findStep, openWizard } from '../testing/openWizard.testing.tsx';
import { playServices } from '../testing/playServices.testing.ts';
import { photoFile, stubImaging } from '../testing/stubImaging.ts';

const { received, authWith } = playServices();

/** Opens a step with a delayed photo, and presses its button. */
async function pressWithPhotoUnderWay(step: StepNumber) {
  const bitmap = Promise.withResolvers<{ width: number; height: number; close: () => void }>();
  stubImaging().decode.mockReturnValue(bitmap.promise as never);
  const { auth, signUp } = authWith();
  const { user, next, router } = await openWizard({ step, auth });
  await waitFor(() => expect(router.state.location.state).toEqual({ registrationStep: step }));
  const go = async (delta: number, heading: string) => {
    await act(() => router.navigate(delta));
    await findStep(heading);
  };
  if (step === 5) await go(-1, 'Verify your identity');
  await user.upload(screen.getByLabelText('Selfie Photo'), photoFile());
  if (step === 5) await go(1, 'Payment and agreements');
  await next();
  /** Finishes the photo and everything that waits for it. */
  const finish = async () => {
    const stored = vi.spyOn(URL, 'createObjectURL');
    bitmap.resolve({ width: 10, height: 10, close: () => undefined });
    await waitFor(() => expect(stored).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };
  return { next, go, finish, signUp };
}

test('Next does not delay going back, and the photo is stored when it is ready', async () => {
  const { next, go, finish } = await pressWithPhotoUnderWay(4);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await go(-1, 'Your home address');
  expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  await finish();
  expect(await findStep('Your home address')).toBeVisible();
  await next();
  await findStep('Verify your identity');
  expect(await screen.findByAltText('Your photo: Selfie Photo')).toBeVisible();
});

test('Register submits once the photo is prepared, and only once if it is pressed repeatedly before', async () => {
  const { go, next, finish, signUp } = await pressWithPhotoUnderWay(5);
  await go(-1, 'Verify your identity');
  await go(1, 'Payment and agreements');
  await next();
  expect(screen.getByRole('button', { name: 'Registering...' })).toBeDisabled();
  expect(signUp).not.toHaveBeenCalled();
  await finish();
  await findStep('Registration Successful!');
  expect(signUp).toHaveBeenCalledOnce();
  expect(received).toHaveLength(1);
});

test('going back from step 5 while a photo is prepared submits nothing, even when the step is shown again', async () => {
  const { go, finish } = await pressWithPhotoUnderWay(5);
  await go(-1, 'Verify your identity');
  await go(1, 'Payment and agreements');
  expect(screen.getByRole('button', { name: 'Register' })).toBeEnabled();
  await finish();
  expect(screen.getByRole('button', { name: 'Register' })).toBeEnabled();
  expect(screen.queryByText('Sending your registration')).toBeNull();
  expect(received).toEqual([]);
});
