import { costMessages, serviceMessages } from '@bank-bonuses/product';
import { renderWithProviders, testConfig } from '@bank-bonuses/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RemoveConsent } from './RemoveConsent.tsx';

let log = vi.fn();
beforeEach(() => {
  log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function open(config = testConfig) {
  const page = renderWithProviders(<RemoveConsent />, { config });
  await page.user.click(screen.getByRole('button', { name: 'Remove Consent' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Account' }));
  const enter = async (text: string) => {
    await page.user.click(dialog.getByLabelText('Type DELETE ACCOUNT to confirm'));
    await page.user.paste(text);
  };
  return {
    ...page,
    dialog,
    enter,
    confirm: dialog.getByRole('button', { name: 'Delete Account' }),
  };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('the dialog says when activity stops, quotes the Terms, and links to an email', async () => {
  const { dialog, confirm } = await open();
  expect(dialog.getByText(/stops within 7 business days/)).toBeVisible();
  expect(dialog.getByText(costMessages.revocation)).toBeVisible();
  expect(dialog.getByText(serviceMessages.payout)).toBeVisible();
  expect(confirm).toBeDisabled();
  const link = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Send this request by email' });
  const { protocol, pathname, searchParams } = new URL(link.href);
  expect([protocol, pathname]).toEqual(['mailto:', testConfig.supportEmail]);
  expect(searchParams.get('subject')).toBe('Remove my consent and delete my account');
  expect(decodeURIComponent(link.href)).not.toMatch(/alex|rivera/i);
});

test.each(['delete account', 'DELETE ACCOUNT '])(
  'the request is not confirmed by %j',
  async (text) => {
    const { user, enter, confirm } = await open();
    await enter(text);
    expect(confirm).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(log).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeVisible();
  },
);

test('a confirmed request is logged without personal data, and closes the dialog', async () => {
  const { user, enter, confirm } = await open();
  await enter('DELETE ACCOUNT');
  await user.click(confirm);
  await closed();
  expect(log.mock.calls).toEqual([['Account deletion requested']]);
  expect(screen.getByText('Please send your request by email too')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Consent' })).toHaveFocus();
});

test('Cancel closes the dialog without a request, and the reopened dialog has an empty field', async () => {
  const { user, enter, dialog } = await open();
  await enter('DELETE ACCOUNT');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(log).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Remove Consent' }));
  expect(await screen.findByLabelText('Type DELETE ACCOUNT to confirm')).toHaveValue('');
});

test('the dialog has no email link if no support address is configured', async () => {
  const { dialog } = await open({ ...testConfig, supportEmail: '' });
  expect(dialog.queryByRole('link')).toBeNull();
});
