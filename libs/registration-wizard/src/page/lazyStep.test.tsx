import { expectAccessible } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { findStep, openWizard } from '../testing/openWizard.testing.tsx';

const connection = vi.hoisted(() => ({ isCut: true }));

vi.mock(import('../steps/AddressStep/AddressStep.tsx'), async (load) => {
  const module = await load();
  return {
    ...module,
    get AddressStep() {
      if (connection.isCut) throw new TypeError('Failed to fetch dynamically imported module');
      return module.AddressStep;
    },
  };
});

const failed = /^This step could not be loaded\. Everything you entered is still here\./;

test('a step whose code cannot be loaded is loaded again by Try again, then by a reload, and keeps every answer', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { next, user } = await openWizard({ step: 2 });
  await next();
  expect(await findStep('Your home address')).toHaveFocus();
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(failed)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load the page again' })).toBeNull();
  await expectAccessible();

  await user.click(tryAgain);
  expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(screen.getByText(/^A reload keeps your answers, except/)).toHaveTextContent(
    'password, Social Security number, date of birth, photos',
  );

  connection.isCut = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('City')).toHaveValue('Agawam');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByLabelText('Social Security Number')).toHaveDisplayValue(/3456$/);
});
