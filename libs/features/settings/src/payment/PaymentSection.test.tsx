import type { Payment } from '@bank-bonuses/api-client';
import { fixtures, handlers, mockApi } from '@bank-bonuses/api-client/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { openSettings } from '../testing/settings.testing.tsx';

const server = startTestServer(...handlers);
const { cardPayment, wirePayment, profile } = fixtures;

const open = async (payment: Payment) => {
  server.use(mockApi.profile({ ...profile, payment }));
  const page = openSettings();
  await screen.findByText('Account opening fee');
  return page;
};
const card = () => screen.getByRole('region', { name: 'Payment' });
const lines = (within_: HTMLElement = card()) =>
  within(within_)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

let print: MockInstance<typeof window.print>;
beforeEach(() => {
  print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
});

test('shows a card payment with its amounts, card and contracts', async () => {
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
  expect(card()).toHaveTextContent(/Version 1\.0-draft/);
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

test('prints a receipt with name and logo, and then removes it from the page', async () => {
  const { user } = await open(cardPayment);
  print.mockImplementation(() => {
    const sheet = document.body.lastElementChild as HTMLElement;
    expect(sheet).toHaveTextContent(/^Bank BonusesReceiptName/);
    expect(sheet).toHaveTextContent('Avery Example');
    expect(sheet).toHaveTextContent('$5,150.00');
  });
  await user.click(screen.getByRole('button', { name: 'Print receipt' }));
  expect(print).toHaveBeenCalledOnce();
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(screen.queryByText('Receipt')).toBeNull());
});
