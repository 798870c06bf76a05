import { expect, test } from 'vitest';
import { paymentRows, type PaymentFacts } from './paymentRows.ts';

const at = '2026-11-20T15:05:00.000Z';

const byCard: PaymentFacts = {
  reference: 'BB-7K3M-Q2',
  method: 'card',
  status: 'charged',
  status_changed_at: at,
  amount: 5150,
  opening_fee: 5000,
  card_fee: 150,
  card: { brand: 'Visa', last4: '4242' },
  registered_at: at,
  card_authorized_at: '2026-11-20T15:04:12.000Z',
  contracts: [
    { kind: 'terms_of_service', version: '1.0-draft', accepted_at: at },
    { kind: 'contractor_agreement', accepted_at: at },
  ],
};

const rowOf = (payment: PaymentFacts, term: string) =>
  paymentRows(payment).find((row) => row.term === term);

test('the rows of a card payment are in the order of a receipt', () => {
  expect(paymentRows(byCard)).toEqual([
    { term: 'Reference', text: 'BB-7K3M-Q2' },
    { term: 'Registered', at },
    { term: 'Payment Method', text: 'Card: Visa ending in 4242' },
    { term: 'Account opening fee', amount: 5000 },
    { term: 'Card processing fee (3%)', amount: 150 },
    { term: 'Total', amount: 5150, isTotal: true },
    { term: 'Status', text: 'Charged', at },
    { term: 'Charge authorized', at: '2026-11-20T15:04:12.000Z' },
    {
      term: 'Terms of Service',
      text: 'Version 1.0-draft, effective November 20, 2026, accepted',
      at,
    },
    { term: 'Independent Contractor Agreement', text: 'Accepted', at },
  ]);
});

test('a transfer has no row about a card', () => {
  const { card: _card, card_fee: _fee, card_authorized_at: _at, ...rest } = byCard;
  const rows = paymentRows({ ...rest, method: 'wire', amount: 5000 });
  expect(rows.map(({ term }) => term)).toEqual([
    'Reference',
    'Registered',
    'Payment Method',
    'Account opening fee',
    'Total',
    'Status',
    'Terms of Service',
    'Independent Contractor Agreement',
  ]);
  expect(rows[2]).toEqual({ term: 'Payment Method', text: 'Wire transfer' });
});

test('the amounts are those of the service, not those in this build', () => {
  const payment = { ...byCard, opening_fee: 4000, card_fee: 100, amount: 4099 };
  expect(rowOf(payment, 'Account opening fee')?.amount).toBe(4000);
  expect(rowOf(payment, 'Card processing fee')?.amount).toBe(100);
  expect(rowOf(payment, 'Total')?.amount).toBe(4099);
});

test.each([
  ['pending', 'Pending since'],
  ['reported', 'Reported as sent'],
  ['received', 'Received'],
  ['not_received', 'Not received as of'],
  ['refunded', 'Refunded'],
  ['under_review', 'Under review since'],
])('the status %s is shown as %s', (status, text) => {
  expect(rowOf({ ...byCard, status }, 'Status')?.text).toBe(text);
});

test('a contract version that this build does not contain is shown without an effective day', () => {
  const contracts = [{ kind: 'terms_of_service' as const, version: '9.0', accepted_at: at }];
  expect(rowOf({ ...byCard, contracts }, 'Terms of Service')?.text).toBe('Version 9.0, accepted');
});
