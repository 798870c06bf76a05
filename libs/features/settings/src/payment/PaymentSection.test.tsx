import type { Payment } from '@bank-bonuses/api-client';
import { fixtures, handlers, mockApi } from '@bank-bonuses/api-client/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSettings } from '../testing/settings.testing.tsx';

const server = startTestServer(...handlers);
const { cardPayment, wirePayment, profile } = fixtures;

const open = async (payment: Payment) => {
  server.use(mockApi.profile({ ...profile, payment }));
  openSettings();
  await screen.findByText('Account opening fee');
};
const card = () => screen.getByRole('region', { name: 'Payment' });
const lines = (within_: HTMLElement = card()) =>
  within(within_)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

test('shows a card payment with its amounts and card', async () => {
  await open(cardPayment);
  const told = lines();
  expect(told.slice(0, 1)).toEqual(['Reference: BB-7K3M-Q2']);
  expect(told).toEqual(
    expect.arrayContaining([
      'Payment Method: Card: Visa ending in 4242',
      'Account opening fee: $5,000.00',
      'Card processing fee (3%): $150.00',
      'Total: $5,150.00',
    ]),
  );
  expect(card()).toHaveTextContent(/Charged November 20, 2026/);
  expect(card()).not.toHaveTextContent('Terms of Service');
});

test.each([
  ['reported', 'Reported as sent November 20, 2026'],
  ['received', 'Received November 20, 2026'],
  ['not_received', 'Not received as of November 20, 2026'],
  ['refunded', 'Refunded November 20, 2026'],
  ['on_hold', 'On hold since November 20, 2026'],
])('shows a transfer with the status %s as "%s"', async (status, text) => {
  await open({ ...wirePayment, status });
  expect(card()).toHaveTextContent(text);
  expect(card()).toHaveTextContent('Wire transfer');
  expect(card()).not.toHaveTextContent('Card processing fee');
});

test('renders nothing if the profile has no payment', async () => {
  openSettings();
  await screen.findByText('Avery');
  expect(screen.queryByRole('region', { name: 'Payment' })).toBeNull();
  expect(screen.queryByText('Payment')).toBeNull();
});
