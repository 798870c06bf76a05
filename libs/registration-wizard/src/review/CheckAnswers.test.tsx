import { expectAccessible } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { filledForm, somePhoto } from '../testing/filledForm.ts';
import { findStep, openWizard } from '../testing/openWizard.testing.tsx';
import { answersToCheck } from './answersToCheck.ts';

const open = async (wizard: Awaited<ReturnType<typeof openWizard>>) => {
  await wizard.user.click(screen.getByText('Check your answers'));
  await screen.findByText('•••-••-3456');
};
const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling;

test('the total is $5,150.00 by card and $5,000.00 by any other way', async () => {
  const { user } = await openWizard({ step: 5 });
  expect(valueOf('Total')).toHaveTextContent('$5,150.00');
  expect(valueOf('Card processing fee (3%)')).toHaveTextContent('$150.00');
  await user.click(screen.getByRole('radio', { name: 'Wire transfer' }));
  expect(valueOf('Total')).toHaveTextContent('$5,000.00');
  expect(screen.queryByText(/Card processing fee/, { selector: 'dt' })).toBeNull();
});

test('every answer stands folded below the agreements, without secrets in full', async () => {
  const wizard = await openWizard({ step: 5 });
  expect(screen.queryByText('•••-••-3456')).toBeNull();
  await open(wizard);
  expect(valueOf('Date of Birth')).toHaveTextContent('April 12, 1990');
  expect(valueOf('Existing Bank Accounts')).toHaveTextContent('Chase (Personal Checking)');
  await expectAccessible();
});

test('Change leads to the step, and Next comes back to the opened list', async () => {
  const wizard = await openWizard({ step: 5 });
  await open(wizard);
  await wizard.user.click(screen.getByRole('button', { name: 'Change Address' }));
  expect(await findStep('Your home address')).toHaveFocus();
  expect(screen.getByText('Next brings you back to step 5.')).toBeVisible();
  await wizard.fill('City', 'Holyoke');
  await wizard.next();
  expect(await findStep('Payment and agreements')).toHaveFocus();
  expect(valueOf('City')).toHaveTextContent('Holyoke');
});

test('no secret is in the list', () => {
  const text = JSON.stringify(
    answersToCheck({
      ...filledForm,
      cardNumber: '5555 4444',
      passportPhoto: somePhoto('PASS.jpg'),
    }),
  );
  const { password, mothersMaidenName, cardExpiry } = filledForm;
  for (const secret of [password, mothersMaidenName, '5555', cardExpiry, '900', '.jpg'])
    expect(text).not.toContain(secret);
  expect(text).toContain('avery@example.com');
});

test('only the chosen document and a foreign citizenship are listed', () => {
  const [, , , security] = answersToCheck({
    ...filledForm,
    idCardType: 'passport',
    isUsCitizen: false,
    citizenshipCountry: 'Canada',
  });
  expect(security?.answers).toEqual(
    expect.arrayContaining([
      { term: 'Passport photo page', value: 'Not given' },
      { term: 'Citizenship status', value: 'None of the above' },
      { term: 'Country of Citizenship', value: 'Canada' },
    ]),
  );
  expect(JSON.stringify(security)).not.toContain('license');
});
