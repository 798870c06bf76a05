import { fixtures, handlers, mockApi } from '@bank-bonuses/api-client/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { AmountsProvider } from '@bank-bonuses/ui';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import {
  detail,
  edit,
  form,
  openCard,
  press,
  recordUpdates,
} from '../testing/settings.testing.tsx';
import type { CardProps } from './cardProps.ts';
import { EmploymentCard } from './EmploymentCard.tsx';

const server = startTestServer(...handlers);

/** The card beside the shell's button that hides amounts. Amounts are hidden at first. */
function Hidden({ profile }: CardProps) {
  const [isHidden, setIsHidden] = useState(true);
  return (
    <AmountsProvider hidden={isHidden}>
      <button type="button" onClick={() => setIsHidden(!isHidden)}>
        Hide amounts
      </button>
      <EmploymentCard profile={profile} />
    </AmountsProvider>
  );
}

const incomeField = () => form('employment').getByLabelText(/^Annual income/);
const everything = () => {
  const values = [...document.querySelectorAll('input')].map((input) => input.value);
  return document.body.innerHTML + values.join('\n');
};

test('the income is not in the document while amounts are hidden', async () => {
  const { user } = openCard(Hidden);
  expect(await screen.findByRole('img', { name: 'Amount hidden' })).toBeVisible();
  expect(detail('Annual income')).toHaveTextContent('••••');
  expect(everything()).not.toMatch(/75.?000|\$/);

  await edit(user, { section: 'employment', fields: {} });
  expect(incomeField()).toHaveValue('••••');
  expect(incomeField()).toHaveAttribute('readonly');
  expect(incomeField()).toHaveAccessibleDescription(/Show amounts to view or change it/);
  expect(everything()).not.toMatch(/75.?000|\$/);
});

test('a missing income is shown as "Not provided" while amounts are hidden', async () => {
  server.use(mockApi.profile({ ...fixtures.profile, income: '' }));
  openCard(Hidden);
  await screen.findByText('Teacher');
  expect(detail('Annual income')).toHaveTextContent('Not provided');
});

test('saving other fields does not change the hidden income', async () => {
  const sent = recordUpdates(server);
  const { user } = openCard(Hidden);
  await edit(user, { section: 'employment', fields: { 'Employer (optional)': 'Bakery' } });
  await user.type(incomeField(), '1');
  await press(user, 'employment', 'Save');
  expect(await screen.findByText('Employment information updated successfully')).toBeVisible();
  expect(sent).toEqual([{ occupation: 'Teacher', employer: 'Bakery', income: '$75,000' }]);
});

test('the typed income stays when amounts are hidden and shown again during the edit', async () => {
  const { user } = openCard(Hidden);
  const toggle = screen.getByRole('button', { name: 'Hide amounts' });
  await user.click(toggle);
  await edit(user, { section: 'employment', fields: {} });
  await user.type(incomeField(), '+');
  await user.click(toggle);
  expect(everything()).not.toMatch(/75.?000/);
  await user.click(toggle);
  expect(incomeField()).toHaveValue('$75,000+');
});
