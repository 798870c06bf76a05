import { expectAccessible } from '@bank-bonuses/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ExistingBank } from '../../fields/field.ts';
import { renderPart } from '../../testing/renderPart.testing.tsx';
import { ExistingBanks } from './ExistingBanks.tsx';

/** Opens the dialog, with the given banks in the list. */
const open = async (existingBankAccounts: ExistingBank[] = []) => {
  const { user } = await renderPart(<ExistingBanks />, { existingBankAccounts });
  const openDialog = async () => {
    await user.click(screen.getByText('Add Bank Account', { selector: 'button *, button' }));
    return within(await screen.findByRole('dialog'));
  };
  return { user, openDialog, dialog: await openDialog() };
};
const chase: ExistingBank = { institution: 'Chase', accountTypes: ['Personal Checking'] };

test('an institution that was found by search is added with its account types', async () => {
  const { user, dialog } = await open();
  await expectAccessible();
  const add = dialog.getByRole('button', { name: 'Add Bank' });
  expect(dialog.getAllByRole('radio')).toHaveLength(21);
  expect(dialog.getAllByRole('checkbox')).toHaveLength(10);
  expect(add).toBeDisabled();
  await user.type(dialog.getByRole('searchbox'), 'fargo');
  await user.click(dialog.getByLabelText('Wells Fargo'));
  expect(add).toBeDisabled();
  await user.click(dialog.getByLabelText('Roth IRA'));
  await user.click(dialog.getByLabelText('Personal Checking'));
  await user.click(add);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Wells Fargo')).toBeVisible();
  expect(screen.getByText('Personal Checking, Roth IRA')).toBeVisible();
});

test('the search also finds an institution by another name', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('searchbox'));
  await user.paste('BofA');
  expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Bank of America',
  ]);
});

test('the dialog is empty each time it opens', async () => {
  const { user, openDialog, dialog } = await open();
  await user.click(dialog.getByLabelText('Chase'));
  await user.click(dialog.getByLabelText('Roth IRA'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const again = await openDialog();
  for (const box of [...again.getAllByRole('radio'), ...again.getAllByRole('checkbox')])
    expect(box).not.toBeChecked();
  expect(again.getByRole('button', { name: 'Add Bank' })).toBeDisabled();
});

test('a bank can be removed, and the Add Bank Account button is focused', async () => {
  const { user } = await renderPart(<ExistingBanks />, { existingBankAccounts: [chase] });
  await user.click(screen.getByRole('button', { name: 'Remove Chase' }));
  expect(screen.queryByText('Chase')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add Bank Account' })).toHaveFocus();
});

test('an institution that is added again is merged into its entry and announced', async () => {
  const { user, dialog } = await open([chase]);
  await user.click(dialog.getByLabelText('Chase'));
  expect(dialog.getByRole('group', { name: 'Account types' })).toHaveAccessibleDescription(
    /^Already in your list: .*Personal Checking/,
  );
  for (const type of ['Roth IRA', 'Personal Checking', 'Personal Savings'])
    await user.click(dialog.getByLabelText(type));
  await user.click(dialog.getByRole('button', { name: 'Add Bank' }));
  expect(screen.getByText('Personal Checking, Personal Savings, Roth IRA')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Remove Chase' })).toHaveLength(1);
  const said = screen.getByText(
    'Chase is in your list with Personal Checking, Personal Savings, Roth IRA',
  );
  expect(said.parentElement).toHaveRole('status');
});

test('a bank that is not in the list can be added by its name, and has only one entry', async () => {
  const { user, openDialog, dialog: first } = await open();
  const add = async (dialog: typeof first, name: string, type: string) => {
    await user.click(dialog.getByRole('searchbox'));
    await user.paste(name);
    await user.click(dialog.getByLabelText(`Add "${name}"`));
    await user.click(dialog.getByLabelText(type));
    await user.click(dialog.getByRole('button', { name: 'Add Bank' }));
  };
  await add(first, 'Sample Credit Union', 'Roth IRA');
  expect(screen.getByText('Sample Credit Union')).toBeVisible();
  await add(await openDialog(), 'sample credit union', 'Personal Checking');
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1);
  expect(screen.getByText('Personal Checking, Roth IRA')).toBeVisible();
});

test('a card number is rejected as the name of a bank', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('searchbox'));
  await user.paste('4242 4242 4242 4242');
  await user.click(dialog.getByLabelText('Add "4242 4242 4242 4242"'));
  await user.click(dialog.getByLabelText('Roth IRA'));
  expect(dialog.getByText(/^Please remove the card number here/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Add Bank' })).toBeDisabled();
});
