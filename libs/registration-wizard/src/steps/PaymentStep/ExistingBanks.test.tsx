import { expectAccessible } from '@bank-bonuses/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWizard } from '../../testing/openWizard.testing.tsx';

const open = async () => {
  const wizard = await openWizard({ step: 5, answers: { existingBankAccounts: [] } });
  await wizard.user.click(screen.getByRole('button', { name: 'Add Bank Account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Bank Account' });
  return { ...wizard, dialog: within(dialog) };
};

test('an institution that was found by search is added with its account types', async () => {
  const { user, dialog } = await open();
  await expectAccessible();
  const add = dialog.getByRole('button', { name: 'Add Bank' });
  expect(dialog.getAllByRole('radio')).toHaveLength(21);
  expect(dialog.getAllByRole('checkbox')).toHaveLength(10);
  expect(add).toBeDisabled();
  await user.type(dialog.getByRole('searchbox'), 'fargo');
  await user.click(dialog.getByRole('radio', { name: 'Wells Fargo' }));
  expect(add).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Roth IRA' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Personal Checking' }));
  await user.click(add);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Wells Fargo')).toBeVisible();
  expect(screen.getByText('Personal Checking, Roth IRA')).toBeVisible();
});

test.each([
  ['J.P. Morgan Chase', 'Chase'],
  ['BofA', 'Bank of America'],
])('the search text %j finds %s and offers no bank of that name', async (query, bank) => {
  const { user, dialog } = await open();
  await user.type(dialog.getByRole('searchbox'), query);
  expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    bank,
  ]);
});

test('the dialog is empty each time it opens', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('radio', { name: 'Chase' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Roth IRA' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add Bank Account' }));
  const again = within(await screen.findByRole('dialog'));
  for (const box of [...again.getAllByRole('radio'), ...again.getAllByRole('checkbox')])
    expect(box).not.toBeChecked();
  expect(again.getByRole('button', { name: 'Add Bank' })).toBeDisabled();
});

test('a bank can be removed, and the Add Bank Account button is focused', async () => {
  const { user } = await openWizard({ step: 5 });
  await user.click(screen.getByRole('button', { name: 'Remove Chase' }));
  expect(screen.queryByText('Chase')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add Bank Account' })).toHaveFocus();
});

test('an institution that is added again is merged into its entry and announced', async () => {
  const { user } = await openWizard({ step: 5 });
  render(<LiveRegion />);
  await user.click(screen.getByRole('button', { name: 'Add Bank Account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Chase' }));
  expect(dialog.getByRole('group', { name: 'Account types' })).toHaveAccessibleDescription(
    /^Already in your list: .*Personal Checking/,
  );
  for (const type of ['Roth IRA', 'Personal Checking', 'Personal Savings'])
    await user.click(dialog.getByRole('checkbox', { name: type }));
  await user.click(dialog.getByRole('button', { name: 'Add Bank' }));
  expect(screen.getByText('Personal Checking, Personal Savings, Roth IRA')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Remove Chase' })).toHaveLength(1);
  const said = screen.getByText(
    'Chase is in your list with Personal Checking, Personal Savings, Roth IRA',
  );
  expect(said.parentElement).toHaveRole('status');
});

test('Enter in the search does not submit the registration', async () => {
  const { user, dialog } = await open();
  await user.type(dialog.getByRole('searchbox'), 'chase{Enter}');
  expect(dialog.getByRole('radio', { name: 'Chase' })).toBeChecked();
  expect(screen.queryByRole('status', { name: /registration/ })).toBeNull();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a bank that is not in the list can be added by its name, and has only one entry', async () => {
  const { user } = await openWizard({ step: 5, answers: { existingBankAccounts: [] } });
  const add = async (name: string, type: string) => {
    await user.click(screen.getByRole('button', { name: 'Add Bank Account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('searchbox'), name);
    await user.click(dialog.getByRole('radio', { name: `Add "${name}"` }));
    await user.click(dialog.getByRole('checkbox', { name: type }));
    await user.click(dialog.getByRole('button', { name: 'Add Bank' }));
  };
  await add('Sample Credit Union', 'Roth IRA');
  expect(screen.getByText('Sample Credit Union')).toBeVisible();
  await add('sample credit union', 'Personal Checking');
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1);
  expect(screen.getByText('Personal Checking, Roth IRA')).toBeVisible();
});
