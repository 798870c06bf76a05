import { fixtures } from '@bank-bonuses/api-client/testing';
import { expectAccessible } from '@bank-bonuses/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { filledForm } from '../testing/filledForm.ts';
import { receiptOf } from './receipt.ts';
import { ReceiptCard } from './ReceiptCard.tsx';

const now = new Date('2026-11-20T15:05:00Z');
const byCard = receiptOf(filledForm, { id: 'ref-1', status: 'received' }, now);
const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling;
const terms = () => [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);

test('without a payment in the response, the receipt lists the submitted payment and contracts', async () => {
  render(<ReceiptCard receipt={byCard} />);
  expect(terms()).toEqual([
    ...['Reference', 'Registered', 'Name', 'Email', 'Payment Method', 'Account opening fee'],
    ...['Card processing fee (3%)', 'Total', 'Charge authorized'],
    ...['Terms of Service', 'Independent Contractor Agreement'],
  ]);
  expect(valueOf('Reference')).toHaveTextContent('ref-1');
  expect(valueOf('Payment Method')).toHaveTextContent(/^Card\s*$/);
  expect(valueOf('Total')).toHaveTextContent('$5,150.00');
  expect(valueOf('Terms of Service')).toHaveTextContent(
    'Version 1.1-draft, effective November 29, 2026, accepted November 20, 2026',
  );
  const times = [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(times).toEqual([
    '2026-11-20T15:05:00.000Z',
    filledForm.cardAuthorizationAccepted,
    filledForm.termsOfServiceAccepted,
    filledForm.independentContractorAgreementAccepted,
  ]);
  expect(screen.getByText(/The receipt is not stored here\.$/)).toBeVisible();
  await expectAccessible();
});

test('the receipt of a transfer has no reference, card fee or authorization of its own', () => {
  const receipt = receiptOf({ ...filledForm, paymentMethod: 'wire' }, undefined, now);
  render(<ReceiptCard receipt={receipt} />);
  expect(valueOf('Payment Method')).toHaveTextContent('Wire transfer');
  expect(valueOf('Total')).toHaveTextContent('$5,000.00');
  expect(terms().join()).not.toMatch(/Reference|Status|processing fee|authorized/);
});

test('the receipt shows the payment in the response', async () => {
  const { cardPayment, fullReceipt } = fixtures;
  const payment = { ...cardPayment, amount: 5151, card_fee: 151 };
  render(<ReceiptCard receipt={receiptOf(filledForm, { ...fullReceipt, payment }, now)} />);
  expect(valueOf('Reference')).toHaveTextContent('BB-7K3M-Q2');
  expect(valueOf('Name')).toHaveTextContent('Avery Example');
  expect(valueOf('Email')).toHaveTextContent('avery@example.com');
  expect(valueOf('Payment Method')).toHaveTextContent('Card: Visa ending in 4242');
  expect(valueOf('Card processing fee')).toHaveTextContent('$151.00');
  expect(valueOf('Total')).toHaveTextContent('$5,151.00');
  expect(valueOf('Status')).toHaveTextContent(/^Charged November 20, 2026/);
  expect(document.querySelectorAll('time')).toHaveLength(5);
  expect(screen.getByText(/Settings shows it on the card 'Payment'/)).toBeVisible();
  expect(screen.getByText(/We also send it to avery@example\.com\.$/)).toBeVisible();
  await expectAccessible();
});

test('the receipt mentions a mail or Settings only if the response confirms it', () => {
  const { fullReceipt, receipt, wirePayment: payment } = fixtures;
  const stored = receiptOf(filledForm, { ...receipt, payment, receipt_by_mail: false }, now);
  const { rerender } = render(<ReceiptCard receipt={stored} />);
  expect(screen.getByText(/Settings shows it/)).toBeVisible();
  expect(screen.queryByText(/We also send/)).toBeNull();
  const { payment: _payment, ...mailed } = fullReceipt;
  rerender(<ReceiptCard receipt={receiptOf(filledForm, mailed, now)} />);
  expect(valueOf('Reference')).toHaveTextContent('BB-7K3M-Q2');
  expect(screen.getByText(/not stored here\. We also send it to avery@example\.com/)).toBeVisible();
});

test('isRepeat is true for an earlier registration, unless this page submitted it', () => {
  const response = { ...fixtures.fullReceipt, already_registered: true };
  const isRepeat = (...[told, isOwnTry]: [typeof response, true?]) =>
    receiptOf(filledForm, told, now, isOwnTry).isRepeat;
  expect(isRepeat(response)).toBe(true);
  expect(isRepeat({ ...response, already_registered: false })).toBe(false);
  expect(isRepeat(response, true)).toBe(false);
  // The stored payment differs from the one submitted here, so this is a repeat, even after an
  // earlier attempt.
  expect(isRepeat({ ...response, payment: fixtures.wirePayment }, true)).toBe(true);
});

test('the button opens the print dialog', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  render(<ReceiptCard receipt={byCard} />);
  await userEvent.click(screen.getByRole('button', { name: 'Print or save' }));
  expect(print).toHaveBeenCalledOnce();
});

test('the receipt contains no secret', () => {
  const text = JSON.stringify(byCard);
  const { password, ssn, dateOfBirth, mothersMaidenName, cardNumber, cardExpiry } = filledForm;
  for (const secret of [password, ssn, dateOfBirth, mothersMaidenName, cardNumber, cardExpiry])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/\b(900|3456|4242)\b/);
});
