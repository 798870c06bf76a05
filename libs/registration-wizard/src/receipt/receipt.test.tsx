import { fixtures } from '@bank-bonuses/api-client/testing';
import { expectAccessible } from '@bank-bonuses/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { termsOfService } from '../legal/termsOfService.ts';
import { filledForm } from '../testing/filledForm.ts';
import { receiptOf } from './receipt.ts';
import { ReceiptCard } from './ReceiptCard.tsx';

const now = new Date('2026-11-20T15:05:00Z');
const byCard = receiptOf(filledForm, { id: 'ref-1', status: 'received' }, now);
const byWire = receiptOf({ ...filledForm, paymentMethod: 'wire' }, undefined, now);
const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling;

test('the receipt lists the payment and the accepted contracts with their times', async () => {
  render(<ReceiptCard receipt={byCard} />);
  expect(valueOf('Reference')).toHaveTextContent('ref-1');
  expect(valueOf('Total')).toHaveTextContent('$5,150.00');
  expect(valueOf('Terms of Service')).toHaveTextContent(
    `Version ${termsOfService.version}, effective November 20, 2026, accepted November 20, 2026`,
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
  expect(valueOf('Terms of Service')).toHaveTextContent(
    /^Version 1\.0-draft, effective November 20, 2026, accepted November 20, 2026/,
  );
  expect(document.querySelectorAll('time')).toHaveLength(5);
  expect(screen.queryByText(/not stored here/)).toBeNull();
  expect(screen.getByText(/Settings shows it on the card 'Payment'/)).toBeVisible();
  expect(screen.getByText(/We also send it to avery@example\.com\.$/)).toBeVisible();
  await expectAccessible();
});

test('the receipt mentions a mail or Settings only if the response confirms it', () => {
  const { fullReceipt, receipt, wirePayment } = fixtures;
  const { rerender } = render(
    <ReceiptCard
      receipt={receiptOf(
        filledForm,
        { ...receipt, payment: wirePayment, receipt_by_mail: false },
        now,
      )}
    />,
  );
  expect(valueOf('Status')).toHaveTextContent(/^Reported as sent November 20, 2026/);
  expect(screen.getByText(/Settings shows it/)).toBeVisible();
  expect(screen.queryByText(/We also send/)).toBeNull();
  const { payment: _payment, ...mailed } = fullReceipt;
  rerender(<ReceiptCard receipt={receiptOf(filledForm, mailed, now)} />);
  expect(valueOf('Reference')).toHaveTextContent('BB-7K3M-Q2');
  expect(screen.getByText(/not stored here\. We also send it to avery@example\.com/)).toBeVisible();
});

test('isRepeat is true for an earlier registration, unless this page submitted it', () => {
  const response = { ...fixtures.fullReceipt, already_registered: true };
  const byWire = { ...filledForm, paymentMethod: 'wire' as const };
  const isRepeat = (...[form, told, isOwnTry]: [typeof filledForm, typeof response, true?]) =>
    receiptOf(form, told, now, isOwnTry).isRepeat;
  expect(isRepeat(byWire, response)).toBe(true);
  expect(isRepeat(filledForm, response)).toBe(true);
  expect(isRepeat(byWire, { ...response, already_registered: false })).toBe(false);
  // An earlier attempt submitted the same answers and got no response, so this is not a repeat.
  expect(isRepeat(filledForm, response, true)).toBe(false);
  // The stored payment differs from the one submitted here, so this is a repeat, even after an
  // earlier attempt.
  const wired = { ...response, payment: fixtures.wirePayment };
  expect(isRepeat(filledForm, wired, true)).toBe(true);
});

test('the receipt of a transfer has no card fee and no authorization', () => {
  render(<ReceiptCard receipt={byWire} />);
  expect(valueOf('Total')).toHaveTextContent('$5,000.00');
  expect(screen.queryByText('Charge authorized')).toBeNull();
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
