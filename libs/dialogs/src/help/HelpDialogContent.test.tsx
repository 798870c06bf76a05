import { queryKeys } from '@bank-bonuses/api-client/queries';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { createQueryClient, renderWithProviders, testConfig } from '@bank-bonuses/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers } from './answers.ts';
import { HelpDialogContent } from './HelpDialogContent.tsx';

const config = { ...testConfig, supportReplyTime: 'within two days' };

function open(options: Parameters<typeof renderWithProviders>[1] = {}) {
  renderWithProviders(<HelpDialogContent open onOpenChange={() => undefined} />, {
    config,
    ...options,
  });
  return within(screen.getByRole('dialog', { name: 'Help' }));
}

test('shows ten questions, each with an answer that opens on request', () => {
  const dialog = open();
  expect(answers).toHaveLength(10);
  for (const { question } of answers) expect(dialog.getByText(question)).toBeVisible();
  const cost = dialog.getByText(/success fee of 25% on each account opening/);
  expect(cost).not.toBeVisible();
  fireEvent.click(dialog.getByText('What does it cost, and when do I pay?'));
  expect(cost).toBeVisible();
});

test('links to an email to support, which includes the reference as soon as it is known', async () => {
  const queryClient = createQueryClient();
  const dialog = open({ queryClient });
  const link = dialog.getByRole('link', { name: testConfig.supportEmail });
  expect(link).toHaveAttribute(
    'href',
    `mailto:${testConfig.supportEmail}?subject=A%20question&body=My%20reference%2C%20as%20on%20my%20receipt%20(BB-%E2%80%A6)%3A%20`,
  );
  expect(dialog.getByText(/We usually answer within two days\./)).toBeVisible();
  queryClient.setQueryData(queryKeys.profile, { payment: fixtures.cardPayment });
  await waitFor(() =>
    expect(link).toHaveAttribute(
      'href',
      `mailto:${testConfig.supportEmail}?subject=A%20question%20(BB-7K3M-Q2)`,
    ),
  );
});

test('shows no contact if no support address is configured', () => {
  const dialog = open({ config: { ...config, supportEmail: '' } });
  expect(dialog.queryByRole('link')).toBeNull();
  expect(dialog.queryByText(/We usually answer/)).toBeNull();
});

test('shows no response time if the settings have none', () => {
  const dialog = open({ config: testConfig });
  expect(dialog.getByRole('link')).toBeVisible();
  expect(dialog.queryByText(/We usually answer/)).toBeNull();
});
