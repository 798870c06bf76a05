import { queryKeys } from '@bank-bonuses/api-client/queries';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { createQueryClient, renderWithProviders, testConfig } from '@bank-bonuses/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers } from './answers.ts';
import { HelpLink } from './HelpLink.tsx';
// Imported here, so that no test waits while the lazy dialog is compiled.
import './HelpDialogContent.tsx';

const config = { ...testConfig, supportReplyTime: 'within two days' };

async function open(options: Parameters<typeof renderWithProviders>[1] = {}) {
  const { user } = renderWithProviders(<HelpLink />, { config, ...options });
  await user.click(screen.getByRole('button', { name: 'Help and contact' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Help' })) };
}

test('shows ten questions, each with an answer that opens on request', async () => {
  const { user, dialog } = await open();
  expect(answers).toHaveLength(10);
  for (const { question } of answers) expect(dialog.getByText(question)).toBeVisible();
  const cost = dialog.getByText(/success fee of 25% on each account opening/);
  expect(cost).not.toBeVisible();
  await user.click(dialog.getByText('What does it cost, and when do I pay?'));
  expect(cost).toBeVisible();
});

test('shows a link that starts an email to support, and the response time', async () => {
  const { dialog } = await open();
  expect(dialog.getByRole('link', { name: testConfig.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${testConfig.supportEmail}?subject=A%20question&body=My%20reference%2C%20as%20on%20my%20receipt%20(BB-%E2%80%A6)%3A%20`,
  );
  expect(dialog.getByText(/We usually answer within two days\./)).toBeVisible();
});

test('the mail includes the reference if it is known', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(queryKeys.profile, { payment: fixtures.cardPayment });
  const { dialog } = await open({ queryClient });
  expect(dialog.getByRole('link')).toHaveAttribute(
    'href',
    `mailto:${testConfig.supportEmail}?subject=A%20question%20(BB-7K3M-Q2)`,
  );
});

test('the mail includes the reference as soon as the profile has loaded', async () => {
  const queryClient = createQueryClient();
  const { dialog } = await open({ queryClient });
  expect(dialog.getByRole('link')).toHaveAttribute('href', expect.stringContaining('My%20ref'));
  queryClient.setQueryData(queryKeys.profile, { payment: fixtures.cardPayment });
  await waitFor(() =>
    expect(dialog.getByRole('link')).toHaveAttribute(
      'href',
      `mailto:${testConfig.supportEmail}?subject=A%20question%20(BB-7K3M-Q2)`,
    ),
  );
});

test.each(['', '#'])('shows no email address if the setting is %j', async (supportEmail) => {
  const { dialog } = await open({ config: { ...config, supportEmail } });
  expect(dialog.queryByRole('link')).toBeNull();
  expect(dialog.queryByText(/We usually answer/)).toBeNull();
});

test('shows no response time if the settings have none', async () => {
  const { supportReplyTime, ...without } = config;
  const { dialog } = await open({ config: without });
  expect(supportReplyTime).toBeDefined();
  expect(dialog.queryByText(/We usually answer/)).toBeNull();
});

test('closes on Escape, and returns focus to its button', async () => {
  const { user } = renderWithProviders(<HelpLink />);
  const button = screen.getByRole('button', { name: 'Help and contact' });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Help' });
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});
