import type { RegistrationReceipt } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { expectAccessible, renderWithProviders } from '@bank-bonuses/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { receiptOf } from '../receipt/receipt.ts';
import { filledForm } from '../testing/filledForm.ts';
import { Success } from './Success.tsx';

const show = (milestones: typeof fixtures.firstDayStats.milestones) =>
  showReceipt({ ...fixtures.receipt, ...(milestones && { milestones }) });

const showReceipt = (response: RegistrationReceipt) => {
  const receipt = receiptOf(filledForm, response, new Date('2026-11-20T15:05:00Z'));
  renderWithProviders(
    <main>
      <h1>Bank Bonuses User Portal</h1>
      <Success receipt={receipt} note={undefined} onStartOver={() => undefined} />
    </main>,
  );
};

test('the success view shows the next steps in the response', async () => {
  show(fixtures.firstDayStats.milestones);
  const next = screen.getByRole('region', { name: 'What happens next' });
  const items = within(next).getAllByRole('listitem');
  expect(items).toHaveLength(5);
  expect(items[0]).toHaveTextContent('Payment receivedDone on November 20, 2026');
  expect(items[1]).toHaveAttribute('aria-current', 'step');
  await expectAccessible();
});

test('the success view says that the address was already registered, and which answers count', async () => {
  const { fullReceipt } = fixtures;
  showReceipt({ ...fullReceipt, already_registered: true });
  const notice = screen.getByText('This email address was already registered').parentElement;
  expect(notice).toHaveTextContent(
    /Your first registration counts. Recorded on November 20, 2026.*: Card, \$5,150\.00\./,
  );
  expect(notice).toHaveTextContent(/Your new answers were not recorded/);
  expect(screen.getByRole('heading', { name: 'Registration Successful!' })).toHaveFocus();
  await expectAccessible();
});

test('the success view does not mention an earlier registration after a first registration', () => {
  showReceipt(fixtures.fullReceipt);
  expect(screen.queryByText(/already registered/)).toBeNull();
});

test('the success view shows no next steps if the response has none', () => {
  show(undefined);
  expect(screen.getByRole('heading', { name: 'Registration Successful!' })).toHaveFocus();
  expect(screen.queryByText('What happens next')).toBeNull();
});
