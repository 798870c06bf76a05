import { handlers } from '@bank-bonuses/api-client/testing';
import { costMessages, serviceMessages } from '@bank-bonuses/product';
import { isFull } from '@bank-bonuses/test-config/full';
import { testConfig } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openSettings } from '../testing/settings.testing.tsx';

startTestServer(...handlers);

let log = vi.fn();
beforeEach(() => {
  log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function open(options?: Parameters<typeof openSettings>[0]) {
  const page = openSettings(options);
  await page.user.click(await screen.findByRole('button', { name: 'Remove Consent' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Account' }));
  return {
    ...page,
    dialog,
    field: dialog.getByLabelText('Type DELETE ACCOUNT to confirm'),
    confirm: dialog.getByRole('button', { name: 'Delete Account' }),
  };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('the dialog says when activity stops, and quotes the Terms about fees and payouts', async () => {
  const { dialog, confirm } = await open();
  expect(dialog.getByText(/stops within 7 business days/)).toBeVisible();
  expect(dialog.getByText(costMessages.revocation)).toBeVisible();
  expect(dialog.getByText(serviceMessages.payout)).toBeVisible();
  expect(confirm).toBeDisabled();
});

const otherPhrases = ['DELETE ACCOUN', ' DELETE ACCOUNT', 'DELETE  ACCOUNT'];

test.each(['delete account', 'DELETE ACCOUNT ', ...(isFull ? otherPhrases : [])])(
  'the request is not confirmed by %j',
  async (typed) => {
    const { user, field, confirm } = await open();
    await user.type(field, typed);
    expect(confirm).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(log).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeVisible();
  },
);

test('a confirmed request is logged without personal data, and closes the dialog', async () => {
  const { user, field, confirm } = await open();
  await user.type(field, 'DELETE ACCOUNT');
  await user.click(confirm);
  await closed();
  expect(log.mock.calls).toEqual([['Account deletion requested']]);
  expect(screen.getByText('Please send your request by email too')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send this request by email' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Consent' })).toHaveFocus();
});

test('Enter confirms the request once the phrase is complete, and the reopened dialog has an empty field', async () => {
  const { user, field } = await open();
  await user.type(field, 'DELETE ACCOUNT{Enter}');
  await closed();
  expect(log).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Remove Consent' }));
  expect(await screen.findByLabelText('Type DELETE ACCOUNT to confirm')).toHaveValue('');
});

test('Cancel closes the dialog without a request', async () => {
  const { user, field, dialog } = await open();
  await user.type(field, 'DELETE ACCOUNT');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(log).not.toHaveBeenCalled();
});

test('a link emails the request to the support address, without personal data', async () => {
  const { dialog } = await open();
  const link = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Send this request by email' });
  const { protocol, pathname, searchParams } = new URL(link.href);
  expect([protocol, pathname]).toEqual(['mailto:', testConfig.supportEmail]);
  expect(searchParams.get('subject')).toBe('Remove my consent and delete my account');
  expect(decodeURIComponent(link.href)).not.toMatch(/alex|rivera/i);
});

test.each(['', '#'])(
  'the dialog has no email link if the support address is %j',
  async (supportEmail) => {
    const { dialog } = await open({ config: { ...testConfig, supportEmail } });
    expect(dialog.queryByRole('link')).toBeNull();
  },
);
