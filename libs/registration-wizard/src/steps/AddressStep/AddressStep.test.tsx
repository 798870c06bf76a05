import { expectAccessible } from '@bank-bonuses/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findErrorBox, findStep, openWizard } from '../../testing/openWizard.testing.tsx';

const empty = {
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '' as const,
  zipCode: '',
};

test('the address step has a field for each of the five parts of an address', async () => {
  await openWizard({ step: 3, answers: empty });
  for (const label of ['Address Line 1', 'Address Line 2 (optional)', 'City', 'ZIP Code'])
    expect(screen.getByLabelText(label)).toBeVisible();
  const state = screen.getByLabelText('State');
  expect(within(state).getAllByRole('option')).toHaveLength(57);
  await expectAccessible();
});

test('the four error texts are joined in the error box, and each is below its field', async () => {
  const { next } = await openWizard({ step: 3, answers: empty });
  await next();
  const { box, links } = await findErrorBox();
  expect(box).toHaveFocus();
  expect(
    screen.getByText(
      'Address Line 1 is required. City is required. State is required. Zip Code is required',
    ),
  ).toBeVisible();
  expect(links()).toEqual(['Address Line 1', 'City', 'State', 'ZIP Code']);
  for (const label of ['Address Line 1', 'City', 'State'])
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(`${label} is required`);
  expect(screen.getByLabelText('ZIP Code')).toHaveAccessibleDescription('Zip Code is required');
  await expectAccessible();
});

test('a ZIP code of nine digits gets its dash, and a state can be chosen from the list', async () => {
  const { user, next, fill } = await openWizard({ step: 3, answers: { state: '' } });
  await fill('ZIP Code', '010011234');
  expect(screen.getByLabelText('ZIP Code')).toHaveValue('01001-1234');
  await user.selectOptions(screen.getByLabelText('State'), 'PR');
  await next();
  expect(await findStep('Verify your identity')).toHaveFocus();
});
