import { expect, test } from 'vitest';
import { fixtures } from '../testing/fixtures/index.ts';
import { decodeProfile, decodeReceipt } from './decoders.ts';

const { cardPayment, wirePayment, fullReceipt, profileWithPayment, receipt, profile } = fixtures;

test('decodes the optional fields of a receipt', () => {
  expect(decodeReceipt({ ...fullReceipt, unknown: 1 })).toEqual(fullReceipt);
});

test('omits the keys of absent optional fields', () => {
  expect(Object.keys(decodeReceipt(receipt))).toEqual(['id', 'status']);
});

test.each([cardPayment, wirePayment])('decodes the payment of a profile', (payment) => {
  expect(decodeProfile({ ...profileWithPayment, payment }).payment).toEqual(payment);
});

test.each([
  ['null', null],
  ['a text', 'paid'],
  ['an unknown method', { ...cardPayment, method: 'cash' }],
  ['no amount', { ...cardPayment, amount: undefined }],
  ['an amount that is not a number', { ...cardPayment, amount: 'much' }],
  ['an invalid time', { ...cardPayment, status_changed_at: 'yesterday' }],
  ['no contracts', { ...cardPayment, contracts: undefined }],
  [
    'an unknown contract',
    { ...cardPayment, contracts: [{ kind: 'other', accepted_at: '2026-11-20T15:05:00Z' }] },
  ],
])('leaves out a malformed payment: %s', (_what, payment) => {
  expect(decodeProfile({ ...profile, payment })).toEqual(profile);
  const wrong = { payment, reference: 7, receipt_by_mail: 'yes', already_registered: 1 };
  expect(decodeReceipt({ ...receipt, ...wrong })).toEqual(receipt);
});

test.each([
  ['card', { brand: 'Visa' }],
  ['card_fee', 'none'],
  ['card_authorized_at', 'then'],
])('drops a malformed %s of the payment', (key, value) => {
  const { [key as 'card']: _left, ...rest } = cardPayment;
  expect(decodeReceipt({ ...receipt, payment: { ...cardPayment, [key]: value } }).payment).toEqual(
    rest,
  );
});

test('decodes already_registered of a receipt', () => {
  const again = { ...receipt, already_registered: true };
  expect(decodeReceipt(again)).toEqual(again);
});
