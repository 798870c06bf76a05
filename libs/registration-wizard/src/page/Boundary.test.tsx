import { expectAccessible } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { filledForm } from '../testing/filledForm.ts';
import { findStep, openWizard } from '../testing/openWizard.testing.tsx';
import { playServices } from '../testing/playServices.testing.ts';

const { received, authWith } = playServices();

test('an error while a step renders loses no answer', async () => {
  const { auth, signUp } = authWith();
  const { user, fill, next } = await openWizard({ step: 4, answers: { income: '' }, auth });
  await fill('Annual Income (optional)', '75k');
  await fill("Mother's Maiden Name", 'Marker');
  const hint = await screen.findByText(/^This is not a plain number/);
  // Removes an element that React rendered, as some browser extensions do. React then throws when
  // it removes the element itself.
  hint.remove();
  await user.type(screen.getByLabelText('Annual Income (optional)'), '{Backspace}000');

  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Everything you entered is still here.');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Show the page again' }));

  expect(await findStep('Verify your identity')).toHaveFocus();
  // The key press that caused the error has changed the answer nevertheless.
  expect(screen.getByLabelText('Annual Income (optional)')).toHaveValue('75');
  expect(screen.getByLabelText("Mother's Maiden Name")).toHaveValue('Marker');
  await next();
  await findStep('Payment and agreements');
  await next();
  await screen.findByText('Registration Successful!');
  expect(signUp.mock.calls[0]?.[0]).toMatchObject({ password: filledForm.password });
  expect(received).toMatchObject([
    {
      ssn: '900123456',
      date_of_birth: filledForm.dateOfBirth,
      mothers_maiden_name: 'Marker',
      income: 75,
      dl_photo_front: { content_type: 'image/jpeg' },
      selfie_photo: { content_type: 'image/jpeg' },
    },
  ]);
});
